/** A number with a minus as long as a figure. */
export const signed = (value: number) => String(value).replace('-', '−');

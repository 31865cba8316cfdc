/** A number with a minus as long as a figure; a dash for one that is not known. */
export const signed = (value: number) => (Number.isNaN(value) ? '–' : String(value).replace('-', '−'));

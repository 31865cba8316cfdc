// Seats are told apart by colour and by the pattern of their flag.

/** How many flags there are. */
export const FLAGS = 7;

const flag = (seat: number) => (seat % FLAGS) + 1;

/** The symbol of a seat's flag, counted from nought. */
export const seatFlag = (seat: number) => `f-${flag(seat)}`;

/** The colour of a seat's flag. */
export const seatColour = (seat: number) => `var(--seat-${flag(seat)})`;

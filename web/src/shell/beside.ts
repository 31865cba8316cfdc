// Where a small sheet stands beside the thing it speaks of.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 8;
const EDGE = 8;

/** Below the thing if there is room, else above; never outside the window. */
export function beside(anchor: Box, sheet: Size, room: Size): { left: number; top: number } {
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - sheet.height;
  const fitsBelow = below + sheet.height <= room.height - EDGE;
  const middle = anchor.left + anchor.width / 2 - sheet.width / 2;
  return {
    left: within(middle, room.width - sheet.width - EDGE),
    top: within(fitsBelow || above < EDGE ? below : above, room.height - sheet.height - EDGE),
  };
}

const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, most));

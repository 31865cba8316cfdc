/** What the chart over the slider shows: everybody's points, what one player's are made of, or chances of winning. */
export type Chart = 'points' | 'parts' | 'chances';

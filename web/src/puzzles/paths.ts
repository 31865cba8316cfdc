// Where puzzles are.

const query = (values: Record<string, string | null>): string => {
  const said = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== null);
  return said.length > 0 ? `?${new URLSearchParams(said)}` : '';
};

/** A puzzle; with the theme of the stream that it came from. */
export const puzzlePath = (id: string, theme: string | null = null) =>
  `/puzzle/${encodeURIComponent(id)}${query({ theme })}`;

/** The next puzzle of a stream, which is not the one before it. */
export const streamPath = (game: string, theme: string | null = null, not: string | null = null) =>
  `/puzzles/${encodeURIComponent(game)}${query({ theme, not })}`;

// Where lessons are.

export const lessonPath = (game: string, lesson: string) =>
  `/learn/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`;

// Where lessons are.

/** The page of a lesson of a game. */
export const lessonPath = (game: string, lesson: string): string => `/learn/${game}/${lesson}`;

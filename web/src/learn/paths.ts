// Where lessons are.

export const lessonPath = (game: string, lesson: string) => `/learn/${game}/${lesson}`;

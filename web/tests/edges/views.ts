// From where each screen is looked at.

export const LANGUAGES = ['en', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Size {
  width: number;
  height: number;
  touch: boolean;
  /** Whether it is looked at in the dark too: what fits does not depend on it, what covers may. */
  dark: boolean;
}

export const SIZES: Size[] = [
  { width: 1440, height: 900, touch: false, dark: true },
  { width: 1280, height: 720, touch: false, dark: false },
  { width: 1024, height: 768, touch: false, dark: false },
  { width: 768, height: 1024, touch: true, dark: false },
  { width: 390, height: 844, touch: true, dark: true },
];

export interface View {
  language: Language;
  size: Size;
  theme: 'light' | 'dark';
}

export const ALL: View[] = LANGUAGES.flatMap((language) =>
  SIZES.flatMap((size) => [
    { language, size, theme: 'light' as const },
    ...(size.dark ? [{ language, size, theme: 'dark' as const }] : []),
  ]),
);

/** One language of a screen, at a desk and on a phone: the next screen has the next one. */
export function sampleFor(index: number): View[] {
  const language = LANGUAGES[index % LANGUAGES.length]!;
  const theme = index % 2 ? 'dark' : 'light';
  return [SIZES[Math.floor(index / LANGUAGES.length) % 3]!, SIZES[4]!].map((size) => ({ language, size, theme }));
}

export const nameOf = ({ language, size, theme }: View) => `${language} ${size.width}×${size.height} ${theme}`;

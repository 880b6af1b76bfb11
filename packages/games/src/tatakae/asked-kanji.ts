import { tatakaeKanji } from './kanji.ts';

/** The parameter of an address that names the kanji to be written first. */
const parameter = 'write';

/** Adds to an address which kanji is to be written first. */
export const toWrite = (path: string, kanji: string): string => `${path}?${parameter}=${kanji}`;

/** The kanji that an address asks for; null for none, or one that is not written here. */
export function askedKanji(search: string): string | null {
  const asked = new URLSearchParams(search).get(parameter);
  return [...tatakaeKanji].find((kanji) => kanji === asked) ?? null;
}

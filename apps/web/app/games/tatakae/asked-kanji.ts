import { tatakaeKanji } from '@michi/games/tatakae/kanji';
import { useLocation } from 'react-router';
import { useHydrated } from '../../lib/pages/hydrated.ts';

/** The parameter of an address that names the kanji to be written first. */
const parameter = 'write';

/** Adds to an address which kanji is to be written first. */
export const toWrite = (path: string, kanji: string): string => `${path}?${parameter}=${kanji}`;

/** The kanji that an address asks for; null for none, or one that is not written here. */
export function askedKanji(search: string): string | null {
  const asked = new URLSearchParams(search).get(parameter);
  return [...tatakaeKanji].find((kanji) => kanji === asked) ?? null;
}

/** The kanji that the address of the page asks for. Only the browser sees it: null on the server and at hydration. */
export function useAskedKanji(): string | null {
  const { search } = useLocation();
  return useHydrated() ? askedKanji(search) : null;
}

import { askedKanji } from '@michi/games/tatakae/asked-kanji';
import { useLocation } from 'react-router';
import { useHydrated } from '../../lib/pages/hydrated.ts';

/** The kanji that the address of the page asks for. Only the browser sees it: null on the server and at hydration. */
export function useAskedKanji(): string | null {
  const { search } = useLocation();
  return useHydrated() ? askedKanji(search) : null;
}

import { type GameId, gameOf } from '@michi/games/catalogue';
import { useLocale } from 'use-intl';

/** What a game is called in the language of the page. */
export function useGameName(game: GameId): string {
  const { title, japaneseTitle } = gameOf(game);
  return useLocale() === 'ja' ? japaneseTitle : title;
}

import type { Locale } from '@michi/messages/locales';

const wordsPerMinute = 200;
const japaneseCharactersPerMinute = 500;

/** How long a text takes to read, in whole minutes, at least one. Markup does not count. */
export function readingMinutes(markdown: string, locale: Locale): number {
  const minutes =
    locale === 'ja'
      ? count(markdown, /[\p{L}\p{N}]/gu) / japaneseCharactersPerMinute
      : count(markdown, /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) / wordsPerMinute;
  return Math.max(1, Math.round(minutes));
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

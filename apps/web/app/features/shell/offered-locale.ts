import { defaultLocale, isLocale, type Locale } from '@michi/messages/locales';

/**
 * The language in which somebody reads first, if it is another one of ours than the one shown and none was chosen yet.
 * `preferred` are the reader's languages, as the browser names them.
 */
export function offeredLocale(
  shown: Locale,
  chosen: Locale | null,
  preferred: readonly string[],
): Locale | null {
  const [first] = preferred[0]?.toLowerCase().split('-') ?? [];
  return shown === defaultLocale && chosen === null && isLocale(first) && first !== shown ? first : null;
}

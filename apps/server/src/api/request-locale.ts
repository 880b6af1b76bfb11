import type { IncomingHttpHeaders } from 'node:http';
import { defaultLocale, isLocale, type Locale } from '@michi/messages/locales';

/** The request headers that decide the language, for `Vary`. */
export const localeHeaders = 'x-locale, accept-language, cookie';

/** Longer ones are not a browser's. */
const mostCharacters = 500;

/** The reader's language: what the client says, else what the browser prefers, else the saved one, else German. */
export function requestLocale(headers: IncomingHttpHeaders): Locale {
  const said = headers['x-locale'];
  if (isLocale(said)) return said;
  return preferred(headers['accept-language']) ?? saved(headers.cookie) ?? defaultLocale;
}

/** The known language that an Accept-Language header weighs highest, the first one of equals. */
function preferred(header: string | undefined): Locale | undefined {
  let best: Locale | undefined;
  let bestWeight = 0;
  for (const range of header?.slice(0, mostCharacters).split(',') ?? []) {
    const [tag = '', ...parameters] = range
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const language = tag.split('-', 1)[0];
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (isLocale(language) && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}

function saved(cookies: string | undefined): Locale | undefined {
  const found = cookies?.match(/(?:^|;\s*)language=([a-z]{2})(?:;|$)/)?.[1];
  return isLocale(found) ? found : undefined;
}

import type { Locale } from '@michi/messages/locales';
import type { CustomProperties } from '@michi/ui/css-values';

/** The style of a `document`, in which a text of `content` is set: its folder there names its fonts. */
export function documentFonts(folder: string, language: Locale): CustomProperties {
  const own = language === 'ja' ? `${folder} ja` : folder;
  return { '--document-text': `"Michi ${own}",`, '--document-titles': `"Michi ${own} titles",` };
}

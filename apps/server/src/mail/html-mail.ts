import type { Locale } from '@michi/messages/locales';
import { escapeMarkup as html } from '../api/escape-markup.ts';

/** A paragraph of a mail: text; a button that leads somewhere; or small print, with an address under it. */
export type Paragraph =
  | { readonly text: string }
  | { readonly action: string; readonly link: string }
  | { readonly small: string; readonly below?: string; readonly link?: string };

/** A mail in the look of the site. */
export const htmlMail = (locale: Locale, paragraphs: readonly Paragraph[]): string => `<!doctype html>
<html lang="${locale}">
<body style="margin:0;padding:24px 12px;background:#f4eee0;color:#221f1c;font:17px/1.6 sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#fcf9f1;border:1px solid #cdbd9d">
<p style="margin:0 0 16px;color:#b02c14;font-weight:bold">Kanji no Michi <span lang="ja">漢字の道</span></p>
${paragraphs.map(markup).join('\n')}
</div>
</body>
</html>
`;

function markup(paragraph: Paragraph): string {
  if ('text' in paragraph) return `<p>${lines(paragraph.text)}</p>`;
  if ('action' in paragraph) {
    return `<p><a href="${html(paragraph.link)}" style="display:inline-block;padding:10px 20px;background:#c5361c;color:#fffdf8;text-decoration:none">${html(paragraph.action)}</a></p>`;
  }
  const { small, below, link } = paragraph;
  const address =
    link === undefined ? '' : `<br><a href="${html(link)}" style="color:#b02c14">${html(link)}</a>`;
  return `<p style="font-size:14px;color:#554e43">${html(small)}${below === undefined ? '' : `<br>${lines(below)}`}${address}</p>`;
}

const lines = (text: string): string => html(text).replaceAll(/\r?\n/g, '<br>');

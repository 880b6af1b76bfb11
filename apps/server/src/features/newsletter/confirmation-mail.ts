import type { Locale } from '@michi/messages/locales';
import { escapeMarkup as html } from '../../api/escape-markup.ts';
import type { Mail } from '../../mail/mail.ts';
import { mailTexts } from '../../mail/mail-texts.ts';

interface Confirmation {
  readonly to: string;
  readonly locale: Locale;
  readonly links: { readonly confirm: string; readonly end: string };
  /** When an address that is not confirmed is deleted. */
  readonly forgetAfterDays: number;
}

/** Asks whether an address wants the newsletter, as text and as HTML. */
export function confirmationMail({ to, locale, links, forgetAfterDays }: Confirmation): Mail {
  const t = mailTexts(locale);
  const ignore = t('confirmation.ignore', { days: forgetAfterDays });
  const text = [
    t('confirmation.greeting'),
    t('confirmation.text'),
    links.confirm,
    ignore,
    `${t('confirmation.end')}\n${links.end}`,
    `${t('confirmation.regards')}\nKanji no Michi 漢字の道`,
  ];
  return {
    kind: 'newsletter-confirmation',
    to,
    subject: t('confirmation.subject'),
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${locale}">
<body style="margin:0;padding:24px 12px;background:#f4eee0;color:#221f1c;font:17px/1.6 sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#fcf9f1;border:1px solid #cdbd9d">
<p style="margin:0 0 16px;color:#b02c14;font-weight:bold">Kanji no Michi <span lang="ja">漢字の道</span></p>
<p>${html(t('confirmation.greeting'))}</p>
<p>${html(t('confirmation.text'))}</p>
<p><a href="${html(links.confirm)}" style="display:inline-block;padding:10px 20px;background:#c5361c;color:#fffdf8;text-decoration:none">${html(t('confirmation.action'))}</a></p>
<p style="font-size:14px;color:#554e43">${html(t('confirmation.copy'))}<br>${html(links.confirm)}</p>
<p style="font-size:14px;color:#554e43">${html(ignore)}</p>
<p style="font-size:14px;color:#554e43">${html(t('confirmation.end'))}<br><a href="${html(links.end)}" style="color:#b02c14">${html(links.end)}</a></p>
<p>${html(t('confirmation.regards'))}</p>
</div>
</body>
</html>
`,
    unsubscribe: links.end,
  };
}

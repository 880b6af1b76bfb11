import { defaultLocale, isLocale } from '@michi/messages/locales';
import type { MailAddress } from '../../config.ts';
import type { ContactMessagesTable } from '../../db/schema.ts';
import { htmlMail } from '../../mail/html-mail.ts';
import type { Mail } from '../../mail/mail.ts';
import { mailTexts } from '../../mail/mail-texts.ts';

/** What an answer needs of the letter. */
export type AnsweredLetter = Pick<
  ContactMessagesTable,
  'name' | 'email' | 'locale' | 'created_at' | 'message'
>;

/** The mail that answers a letter: the text as it was written, in a frame of the language in which the writer reads. */
export function letterAnswer(letter: AnsweredLetter, text: string, replyTo: MailAddress): Mail {
  const locale = isLocale(letter.locale) ? letter.locale : defaultLocale;
  const t = mailTexts(locale);
  const when = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(letter.created_at);
  const intro = t('letterAnswer.intro', { when });
  const written = t('letterAnswer.written');
  const signature = 'Kanji no Michi 漢字の道';
  const quoted = letter.message
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n');
  return {
    kind: 'letter-answer',
    to: letter.email,
    replyTo,
    subject: t('letterAnswer.subject'),
    text: `${[intro, text, signature, written, quoted].join('\n\n')}\n`,
    html: htmlMail(locale, [
      { text: intro },
      ...text.split(/\n{2,}/).map((paragraph) => ({ text: paragraph })),
      { text: signature },
      { small: written, below: letter.message },
    ]),
  };
}

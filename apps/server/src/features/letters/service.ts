import { randomUUIDv7 as newId } from 'node:crypto';
import type { BodyOf } from '@michi/contracts/contract';
import type { postContact, postFeedback } from '@michi/contracts/letters';
import { defaultLocale, type Locale } from '@michi/messages/locales';
import type { WriteQueue } from '../../db/write-queue.ts';
import type { Mail } from '../../mail/mail.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { LettersRepository } from './repository.ts';

type Contact = BodyOf<typeof postContact>;
type Feedback = BodyOf<typeof postFeedback>;

export interface LettersService {
  /** Keeps a letter, then mails it to the makers. */
  contact(letter: Contact, locale: Locale): Promise<void>;
  feedback(letter: Feedback, locale: Locale): Promise<void>;
}

export interface LettersParts {
  readonly repository: LettersRepository;
  readonly queue: WriteQueue;
  readonly mailer: Pick<Mailer, 'send'>;
  /** Where letters are mailed. */
  readonly to: string;
  readonly now: () => number;
}

export function createLettersService({ repository, queue, mailer, to, now }: LettersParts): LettersService {
  return {
    async contact({ name, email, message }, locale) {
      const row = { id: newId(), name, email, message, locale, created_at: now() };
      await queue.run(() => repository.addContact(row));
      mailer.send({ ...contactMail({ name, email, message }, locale), to });
    },
    async feedback({ email = '', message }, locale) {
      const row = { id: newId(), email: email || null, message, locale, created_at: now() };
      await queue.run(() => repository.addFeedback(row));
      mailer.send({ ...feedbackMail({ email, message }, locale), to });
    },
  };
}

type Letter = Omit<Mail, 'to'>;

function contactMail({ name, email, message }: Contact, locale: Locale): Letter {
  const t = mailTexts(defaultLocale);
  return {
    kind: 'contact',
    replyTo: { name, address: email },
    subject: t('letter.contactSubject', { name }),
    text: paragraphs([
      t('letter.contactIntro', { name, email }),
      message,
      t('letter.language', { language: locale }),
      t('letter.reply'),
    ]),
  };
}

function feedbackMail({ email = '', message }: Feedback, locale: Locale): Letter {
  const t = mailTexts(defaultLocale);
  const language = t('letter.language', { language: locale });
  if (email === '') {
    const text = paragraphs([t('letter.feedbackIntro'), message, language]);
    return { kind: 'feedback', subject: t('letter.feedbackSubject'), text };
  }
  return {
    kind: 'feedback',
    replyTo: { name: '', address: email },
    subject: t('letter.feedbackSubject'),
    text: paragraphs([t('letter.feedbackIntroFrom', { email }), message, language, t('letter.reply')]),
  };
}

const paragraphs = (texts: readonly string[]): string => `${texts.join('\n\n')}\n`;

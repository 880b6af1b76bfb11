import { randomUUIDv7 as newId } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { BodyOf } from '@michi/contracts/contract';
import type { postContact, postFeedback, postNameReport } from '@michi/contracts/inbox';
import { defaultLocale, type Locale } from '@michi/messages/locales';
import { ApiError, fieldError } from '../../api/api-error.ts';
import type { UsersTable } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import type { Mail } from '../../mail/mail.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { createNotesOfDay, untilTomorrow } from '../../pacing/notes-of-day.ts';
import { type AnsweredLetter, letterAnswer } from './letter-answer.ts';
import type { InboxRepository } from './repository.ts';

type Contact = BodyOf<typeof postContact>;
type Feedback = BodyOf<typeof postFeedback>;
type NameReport = BodyOf<typeof postNameReport>;

export interface InboxService {
  /** Keeps a message, then mails it to the makers. */
  contact(message: Contact, locale: Locale): Promise<void>;
  feedback(message: Feedback, locale: Locale): Promise<void>;
  /**
   * Keeps and mails that somebody objects to a name: the account of `reporterId`, or a guest at an address. Of an account it
   * counts once, of all guests at an address once a day. Throws ApiError 404 when nobody has the name, 422 for one's own, 429
   * for more names than an address may report on a day.
   */
  report(report: NameReport, reporterId: string | null, address: string): Promise<void>;
  /** Mails an answer to the writer of a message; what is replied to it goes to the makers. */
  answer(letter: AnsweredLetter, text: string): Promise<void>;
  /** Removes messages that were done 90 days ago. Part of a transaction. */
  forgetDone(): Promise<void>;
}

export interface InboxParts {
  readonly repository: InboxRepository;
  readonly queue: WriteQueue;
  readonly mailer: Pick<Mailer, 'send'>;
  /** Where messages are mailed. */
  readonly to: () => Promise<string>;
  readonly now: () => number;
  /** The account that has just this name; null when none has. */
  userNamed(name: string): Promise<Pick<UsersTable, 'id'> | null>;
}

/** So many names are reported from one address on a day: one by each of forty in a class. */
const mostReports = 40;
/** How long a message is kept once it is done. */
const doneKeptMs = 90 * 24 * 60 * 60_000;

export function createInboxService(parts: InboxParts): InboxService {
  const { repository, queue, mailer, to, now } = parts;
  const reported = createNotesOfDay<Set<string>>();
  const forgetDone = () => repository.forgetDone(now() - doneKeptMs);
  const unread = { answered_at: null, done_at: null };
  return {
    async contact({ name, email, message }, locale) {
      const row = { id: newId(), name, email, message, locale, created_at: now(), ...unread };
      await queue.run(async () => {
        await forgetDone();
        await repository.addContact(row);
      });
      mailer.send({ ...contactMail({ name, email, message }, locale), to: await to() });
    },
    async feedback({ email = '', message }, locale) {
      const row = { id: newId(), email: email || null, message, locale, created_at: now(), ...unread };
      await queue.run(async () => {
        await forgetDone();
        await repository.addFeedback(row);
      });
      mailer.send({ ...feedbackMail({ email, message }, locale), to: await to() });
    },
    async report({ name, reason, words }, reporterId, address) {
      const user = await parts.userNamed(name);
      if (!user) throw new ApiError(404, { sentence: { key: 'report.nobody' } });
      if (user.id === reporterId) throw fieldError(422, 'name', 'report.yourself');
      const at = now();
      const network = normalizeIP(address);
      const already = reported.get(network, at) ?? new Set();
      const report = JSON.stringify([reporterId, user.id, name]);
      if (already.has(report)) return;
      if (already.size >= mostReports)
        throw new ApiError(429, {
          sentence: { key: 'report.enough' },
          retryAfterS: Math.ceil(untilTomorrow(at) / 1000),
        });
      const row = { user_id: user.id, reporter_id: reporterId, name, reason, words };
      const isNew = await queue.run(async () => {
        if (reporterId !== null && (await repository.hasReported(row))) return false;
        await repository.addReport({ ...row, id: newId(), created_at: at });
        return true;
      });
      reported.set(network, already.add(report), at);
      if (isNew) mailer.send({ ...reportMail({ name, reason, words }, user.id), to: await to() });
    },
    async answer(letter, text) {
      mailer.send(letterAnswer(letter, text, { name: 'Kanji no Michi', address: await to() }));
    },
    forgetDone,
  };
}

type InboxMessage = Omit<Mail, 'to'>;

function contactMail({ name, email, message }: Contact, locale: Locale): InboxMessage {
  const t = mailTexts(defaultLocale);
  return {
    kind: 'contact',
    replyTo: { name, address: email },
    subject: t('inbox.contactSubject', { name }),
    text: paragraphs([
      t('inbox.contactIntro', { name, email }),
      message,
      t('inbox.language', { language: locale }),
      t('inbox.reply'),
    ]),
  };
}

function feedbackMail({ email = '', message }: Feedback, locale: Locale): InboxMessage {
  const t = mailTexts(defaultLocale);
  const language = t('inbox.language', { language: locale });
  if (email === '') {
    const text = paragraphs([t('inbox.feedbackIntro'), message, language]);
    return { kind: 'feedback', subject: t('inbox.feedbackSubject'), text };
  }
  return {
    kind: 'feedback',
    replyTo: { name: '', address: email },
    subject: t('inbox.feedbackSubject'),
    text: paragraphs([t('inbox.feedbackIntroFrom', { email }), message, language, t('inbox.reply')]),
  };
}

function reportMail({ name, reason, words }: NameReport, userId: string): InboxMessage {
  const t = mailTexts(defaultLocale);
  return {
    kind: 'name-report',
    subject: t('inbox.reportSubject', { name }),
    text: paragraphs([
      t('inbox.reportIntro', { name }),
      t('inbox.reportReason', { reason }),
      ...(words === '' ? [] : [words]),
      t('inbox.reportAccount', { id: userId }),
      t('inbox.reportWays'),
    ]),
  };
}

const paragraphs = (texts: readonly string[]): string => `${texts.join('\n\n')}\n`;

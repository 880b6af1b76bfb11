import { type Locale, locales } from '@michi/messages/locales';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { testSettings, testTime } from '../testing/test-server.ts';
import { deliveryOf } from './delivery.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { createOwnerNotices, type Notice } from './owner-notices.ts';

const { publicUrl, mailFrom } = testSettings;
const dates: Readonly<Record<Locale, string>> = {
  de: '18. November 2026 um 12:00 (UTC)',
  en: '18 November 2026 at 12:00 (UTC)',
  es: '18 de noviembre de 2026 a las 12:00 (UTC)',
  fr: '18 novembre 2026 à 12:00 (UTC)',
  ja: '2026年11月18日 12:00（UTC）',
};
const notices: readonly [Notice, string][] = [
  [{ what: 'passwordChanged' }, ''],
  [{ what: 'passwordReset' }, ''],
  [{ what: 'providerLinked', provider: 'Google' }, '/contact'],
  [{ what: 'accountDeleted' }, '/contact'],
  [{ what: 'accountDeletedByAdmin' }, '/contact'],
];

let server: MailServer;
let mailer: Mailer;
beforeAll(async () => {
  server = await startMailServer();
  const log = { warn: console.warn, error: console.error };
  mailer = createMailer({ delivery: deliveryOf({ smtpUrl: server.url, mailFolder: '', mailFrom }), log });
});
afterAll(async () => {
  await mailer.close();
  await server.close();
});

describe.each(notices)('the owner is told of %j', (notice, page) => {
  test.each(locales)(
    'AUT-10 LNG-01 by mail in the language of the account, with time and way out: %s',
    async (language) => {
      const tell = createOwnerNotices({ mailer, publicUrl, now: () => testTime }).tell;
      tell({ email: 'a@example.org', language, email_verified: false }, notice);
      tell({ email: 'aiko@example.org', language, email_verified: true }, notice);
      const { to, headers, text, html } = await server.next();
      expect(to).toEqual(['aiko@example.org']);
      expect(headers.subject).toMatch(/Kanji no Michi/);
      expect(text).toContain(dates[language]);
      const link = `${publicUrl}${language === 'de' ? '' : `/${language}`}${page}`;
      expect(text.match(/https:\S+/g)).toEqual([link === publicUrl ? `${publicUrl}/` : link]);
      for (const paragraph of text.trim().split('\n\n').slice(0, 3)) expect(html).toContain(paragraph);
      expect(html).toContain(`lang="${language}"`);
      if (notice.what === 'providerLinked') expect(`${headers.subject}`).toContain('Google');
      expect(`${headers.subject}${text}${html}`).not.toMatch(/[{}]|undefined/);
    },
  );
});

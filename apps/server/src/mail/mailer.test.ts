import { afterEach, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { deliveryOf } from './delivery.ts';
import type { Delivery, Mail } from './mail.ts';
import { createMailer } from './mailer.ts';

const aMail: Mail = {
  kind: 'newsletter-confirmation',
  to: 'aiko@example.org',
  subject: 'Hallo',
  text: 'geheim',
};

const servers: MailServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function mailServer(options?: Parameters<typeof startMailServer>[0]): Promise<MailServer> {
  const server = await startMailServer(options);
  servers.push(server);
  return server;
}

/** A log that keeps its lines and can be waited for. */
function aLog() {
  const lines: string[] = [];
  const given = Promise.withResolvers<void>();
  const line = (...told: unknown[]) => {
    lines.push(JSON.stringify(told));
    if (lines.at(-1)?.includes('given up')) given.resolve();
  };
  return { lines, log: { warn: line, error: line }, givenUp: given.promise };
}

const smtp = (smtpUrl: string): Delivery =>
  deliveryOf({ smtpUrl, mailFolder: '', mailFrom: { name: 'Michi', address: 'post@michi.example' } });

test('STA-02 a mail arrives although its server is down at first', async () => {
  const gone = await startMailServer();
  await gone.close();
  const port = Number(new URL(gone.url).port);
  const { lines, log } = aLog();
  let server: MailServer | undefined;
  const waits: number[] = [];
  async function wait(ms: number) {
    waits.push(ms);
    if (waits.length === 2) server = await mailServer({ port });
  }
  const arrived = Promise.withResolvers<void>();
  const delivery = smtp(gone.url);
  const watched: Delivery = {
    ...delivery,
    async deliver(mail) {
      await delivery.deliver(mail);
      arrived.resolve();
    },
  };
  const mailer = createMailer({ delivery: watched, log, wait });
  mailer.send(aMail);
  await arrived.promise;
  expect((await server?.next())?.text).toContain('geheim');
  expect(waits).toEqual([5_000, 30_000]);
  expect(lines).toHaveLength(2);
  expect(lines.join()).not.toMatch(/aiko|geheim|Hallo/);
  await mailer.close();
});

test('STA-02 a mail that nobody ever takes is given up with a line in the log', async () => {
  const gone = await startMailServer();
  await gone.close();
  const { lines, log, givenUp } = aLog();
  const mailer = createMailer({ delivery: smtp(gone.url), log, wait: async () => {} });
  mailer.send(aMail);
  await givenUp;
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toContain('newsletter-confirmation');
  expect(lines.join()).not.toMatch(/aiko|geheim|Hallo/);
  await mailer.close();
});

test.each([
  [451, 5],
  [550, 1],
])(
  'STA-02 a server that answers %i is asked %i times, and the log names no address',
  async (refusal, attempts) => {
    const server = await mailServer({ refusal });
    const { lines, log, givenUp } = aLog();
    const mailer = createMailer({ delivery: smtp(server.url), log, wait: async () => {} });
    mailer.send(aMail);
    await givenUp;
    expect(lines).toHaveLength(attempts);
    expect(lines[0]).toContain(String(refusal));
    expect(lines.join()).not.toContain('aiko');
    await mailer.close();
  },
);

test('STA-02 closing gives up what waits for another attempt, and lets a delivery under way finish', async () => {
  const { lines, log } = aLog();
  const under = Promise.withResolvers<void>();
  const tried = Promise.withResolvers<void>();
  let closed = false;
  const delivery: Delivery = {
    async deliver({ kind }) {
      if (kind === 'contact') return under.promise;
      tried.resolve();
      throw new Error('no');
    },
    close() {
      closed = true;
    },
  };
  const mailer = createMailer({ delivery, log });
  mailer.send({ ...aMail, kind: 'contact' });
  mailer.send(aMail);
  await tried.promise;
  const closing = mailer.close();
  expect(closed).toBe(false);
  under.resolve();
  await closing;
  expect(closed).toBe(true);
  expect(lines.at(-1)).toContain('mail given up');
});

test('STA-02 sending neither waits nor fails, however many mails wait', () => {
  const { lines, log } = aLog();
  const delivery: Delivery = { deliver: () => new Promise(() => {}), close() {} };
  const mailer = createMailer({ delivery, log });
  for (let count = 0; count < 1001; count++) mailer.send(aMail);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('too many wait');
});

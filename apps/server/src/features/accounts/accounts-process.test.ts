// @module-tag sweep
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postRegistration } from '@michi/contracts/sign-in';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aRegistration, bearer } from '../../testing/account.ts';
import { readMail } from '../../testing/read-mail.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';

let directory: string;
let running: ServerProcess | undefined;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kanji-no-michi-'));
});
afterEach(() => {
  running?.child.kill('SIGKILL');
});
afterAll(() => rm(directory, { recursive: true }));

async function start(): Promise<ServerProcess> {
  running = await startServerProcess({ DATA_DIR: directory, LOG_LEVEL: 'trace' });
  return running;
}

async function post(server: ServerProcess, path: string, body: unknown, headers = {}) {
  const response = await fetch(`${server.address}/api/game-auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

/** The tokens of the links in the mails of the folder, in their order. */
async function mailedTokens(): Promise<string[]> {
  const folder = join(directory, 'mail');
  const files = (await readdir(folder)).toSorted();
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return mails.flatMap((mail) => readMail(mail).text.match(/(?<=token=)[\w-]+/) ?? []);
}

const warn = 40;
/** What the log tells of accounts: the events in their order, and the hashes. */
function eventsIn(lines: readonly string[]) {
  const notes = lines.filter((line) => line.includes('"msg":"security"')).map((line) => JSON.parse(line));
  return {
    events: notes.map(({ event }) => event),
    warnings: notes.filter(({ level }) => level === warn).map(({ event }) => event),
    accounts: [...new Set(notes.map(({ account }) => account))],
    keys: [...new Set(notes.flatMap(Object.keys))],
  };
}

test('AUT-09 AUT-10 no log line holds what belongs to a person, and sessions outlive the server', async () => {
  const first = await start();
  const form = aRegistration();
  const registered = await post(first, 'register', form);
  expect(registered.status).toBe(201);
  const { token, endTicket, user } = postRegistration.responses[201].parse(registered.body);
  await post(first, 'register', form);
  await post(first, 'login', { ...form, password: `${form.password} wrong` });
  await post(first, 'login', { ...form, email: `${form.email}\0` });
  await post(first, 'login', form, { cookie: 'XSRF-TOKEN=kept-secret' });
  await post(first, 'password-reset', { email: form.email });
  await post(first, 'password', { current_password: form.password }, bearer(token));
  expect(await first.end('SIGTERM')).toBe(0);

  const second = await start();
  const profile = await fetch(`${second.address}/api/game-auth/profile`, { headers: bearer(token) });
  expect(await profile.json()).toEqual({ ...user, endTicket });
  const [, resetToken = ''] = await mailedTokens();
  const fresh = { password: 'sonnenuhr-kanne', password_confirmation: 'sonnenuhr-kanne' };
  const reset = await post(second, 'password-reset/confirmation', { ...fresh, token: resetToken });
  expect(reset.status).toBe(200);
  const entered = await post(second, 'login', { ...form, ...fresh });
  const session = bearer(postRegistration.responses[201].parse(entered.body).token);
  const changed = { current_password: fresh.password, password: form.password };
  await post(second, 'password', { ...changed, password_confirmation: form.password }, session);
  await post(second, 'logout-everywhere', {}, session);
  const again = postRegistration.responses[201].parse((await post(second, 'login', form)).body).token;
  expect((await post(second, 'deletion', { password: 'wrong' }, bearer(again))).status).toBe(422);
  expect((await post(second, 'deletion', { password: form.password }, bearer(again))).status).toBe(200);
  await second.end('SIGTERM');

  const { events, warnings, accounts, keys } = eventsIn([...first.lines, ...second.lines]);
  expect(events).toEqual([
    ...['registered', 'sign-in-failed', 'reset-asked', 'password-reset', 'signed-in', 'password-changed'],
    ...['sessions-ended', 'signed-in', 'wrong-password', 'account-deleted'],
  ]);
  // So LOG_LEVEL=warn leaves out only what happens every day.
  const everyDay = ['registered', 'signed-in', 'sessions-ended'];
  expect(warnings).toEqual(events.filter((event) => !everyDay.includes(event)));
  // Nobody can make it from the id or the address without the secret, which both servers know.
  expect(accounts).toEqual([expect.stringMatching(/^[\w-]{22}$/)]);
  expect(keys.toSorted()).toEqual(['account', 'event', 'hostname', 'level', 'msg', 'pid', 'time']);
  const logged = [...first.lines, ...second.lines].join('\n');
  expect(logged).toContain('/api/game-auth/register');
  const secrets = [
    user.id,
    form.email,
    form.username,
    form.password,
    token,
    endTicket,
    'kept-secret',
    ...(await mailedTokens()),
  ];
  for (const secret of [...secrets, fresh.password, '127.0.0.1"']) expect(logged).not.toContain(secret);
}, 60_000);

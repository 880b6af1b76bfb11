// @module-tag sweep
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getGameLevels } from '@michi/contracts/game-levels';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMailServer } from './testing/mail-server.ts';
import { readMail } from './testing/read-mail.ts';
import { refusedStart, type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { aDevice } from './testing/test-server.ts';

let directory: string;
let server: ServerProcess | undefined;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kanji-no-michi-'));
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  server = undefined;
  await rm(directory, { recursive: true });
});

async function start(environment = {}): Promise<ServerProcess> {
  server = await startServerProcess({ DATA_DIR: directory, ...environment });
  return server;
}

/** As pino writes it. */
const warningLevel = 40;
const isJson = (line: string) => line.startsWith('{') && JSON.parse(line) !== null;

test('API-10 OPS-04 the server prints its database and its address for people, and structured logs with request ids', async () => {
  const { address, lines, end } = await start();
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const device = aDevice();
  const url = `${address}/api/user/progress?deviceId=${device}`;
  const response = await fetch(url, { headers: { 'x-device-id': device } });
  expect(response.status).toBe(200);
  const unreadable = await fetch(`${address}/api/%`);
  await end('SIGINT');

  expect(lines.filter((line) => !isJson(line))).toEqual([
    `Database: ${join(directory, 'kanji-no-michi.db')}`,
    `Kanji no Michi: ${address}`,
  ]);
  const logged = lines.filter(isJson).map((line) => JSON.parse(line));
  const entry = logged.find(({ msg }) => msg === 'request');
  expect(entry).toMatchObject({ method: 'GET', route: '/api/user/progress', status: 200 });
  expect(entry.reqId).toBe(response.headers.get('x-request-id'));
  expect(logged).toContainEqual(
    expect.objectContaining({ reqId: unreadable.headers.get('x-request-id'), route: 'none', status: 400 }),
  );
  expect(lines.join('\n')).not.toContain(device);
});

test('the levels are there after the first start, and after the second', async () => {
  for (let round = 0; round < 2; round++) {
    const { address, end } = await start();
    const response = await fetch(`${address}/api/v1/game-levels?game_type=mitsukete`);
    const { data } = getGameLevels.responses[200].parse(await response.json());
    expect(data.length).toBeGreaterThan(0);
    expect(await end('SIGINT')).toBe(0);
  }
});

test('STA-02 without a mail server a message lies in a folder that the log names once', async () => {
  const { address, lines, end } = await start({ OWNER_EMAIL: 'owner@michi.example' });
  const response = await fetch(`${address}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Aiko', email: 'aiko@example.org', message: 'Hallo 漢字' }),
  });
  expect(response.status).toBe(200);
  expect(await end('SIGINT')).toBe(0);
  const folder = join(directory, 'mail');
  const [file = '', ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(lines.filter((line) => line.includes(folder))).toHaveLength(1);
  expect(lines.join('\n')).not.toContain('aiko@example.org');
  const { headers, text } = readMail(await readFile(join(folder, file), 'utf8'));
  expect([headers.to, headers['reply-to']]).toEqual(['owner@michi.example', 'Aiko <aiko@example.org>']);
  expect(text).toContain('Hallo 漢字');
});

test.each([
  ['warns', { PUBLIC_URL: 'https://michi.example' }, 1],
  ['is silent', { PUBLIC_URL: 'https://michi.example', CLAIMED_FIGURES: 'specified' }, 0],
  ['is silent', { PUBLIC_URL: 'https://michi.example', CLAIMED_FIGURES: 'measured' }, 0],
  ['is silent', { PUBLIC_URL: 'http://michi.example' }, 0],
])('LAN-05 who has not chosen what a public site claims is warned: it %s with %j', async (_, set, times) => {
  const { lines, end } = await start(set);
  expect(await end('SIGINT')).toBe(0);
  const warned = lines.filter((line) => line.includes('CLAIMED_FIGURES'));
  expect(warned.map((line) => JSON.parse(line).level)).toEqual(Array(times).fill(warningLevel));
});

test.each([
  [{ PUBLIC_URL: 'https://michi.example' }, [['OWNER_NAME', 'OWNER_STREET', 'OWNER_CITY', 'OWNER_EMAIL']]],
  [
    {
      PUBLIC_URL: 'https://michi.example',
      OWNER_NAME: 'Aiko',
      OWNER_STREET: 'Weg 1',
      OWNER_CITY: 'Ulm',
      OWNER_EMAIL: 'aiko@michi.example',
    },
    [],
  ],
  [{ PUBLIC_URL: 'http://michi.example' }, []],
])('STA-01 whoever runs a public site is told what its imprint lacks: with %j %j', async (set, expected) => {
  const { lines, end } = await start(set);
  expect(await end('SIGINT')).toBe(0);
  const warned = lines.filter((line) => line.includes('the imprint lacks')).map((line) => JSON.parse(line));
  expect(warned.map(({ unset }) => unset)).toEqual(expected);
});

test('HUB-04 with a mail server the newsletter is confirmed by the link in the mail that it was given', async () => {
  const mails = await startMailServer();
  const { address, end } = await start({ SMTP_URL: mails.url, MAIL_FROM: 'post@michi.example' });
  const post = (path: string, body: object) =>
    fetch(`${address}/api/newsletter${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-locale': 'ja' },
      body: JSON.stringify(body),
    });
  expect((await post('', { email: 'aiko@example.org' })).status).toBe(200);
  const { from, to, headers, text } = await mails.next();
  expect([from, to]).toEqual(['post@michi.example', ['aiko@example.org']]);
  expect(headers.subject).toBe('ニュースレター登録のご確認：Kanji no Michi');
  const token = text.match(/\/ja\/newsletter\/confirm\?token=([\w-]{43})\n/)?.[1];
  expect((await post('/confirmation', { token })).status).toBe(200);
  expect(await end('SIGINT')).toBe(0);
  await mails.close();
});

test('a wrong setting is refused with one sentence, before anything is made', async () => {
  const { code, errors } = await refusedStart({ DATA_DIR: join(directory, 'new'), PORT: 'abc' });
  expect([code, errors]).toEqual([1, 'PORT must be a whole number from 0 to 65535, not "abc".\n']);
  expect(await readdir(directory)).toEqual([]);
});

test('OPS-04 a mistyped address of a database is refused with one sentence, and nothing is made of it', async () => {
  const address = `${join(directory, 'postgres:')}/someone:secret@h/game`;
  const { code, errors } = await refusedStart({ DATABASE_URL: address });
  expect([code, errors]).toEqual([1, expect.stringMatching(/^DATABASE_URL is not understood: .*\.\n$/)]);
  expect(errors).not.toContain('secret');
  expect(await readdir(directory)).toEqual([]);
});

// Kernel file systems lie about what may be written in them: root is told yes, and then it fails in ways of their own.
test
  .runIf(process.platform === 'linux')
  .each(['/proc/michi', '/proc/1/michi/data', '/sys/kernel', '/sys/michi'])(
  'OPS-04 the folder %s is refused with one sentence',
  async (DATA_DIR) => {
    const { code, errors } = await refusedStart({ DATA_DIR });
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/^The database file .*kanji-no-michi\.db cannot be written \(.*\): .*\.\n$/),
    ]);
  },
);

test('a database that cannot be used is refused with one sentence', async () => {
  const file = join(directory, 'notes.txt');
  await writeFile(file, 'This is no database. '.repeat(100));
  const { code, errors } = await refusedStart({ DATABASE_URL: file });
  expect(code).toBe(1);
  expect(errors).toMatch(/^The file .*notes\.txt .*\.\n$/);
});

/** The server somewhere else, where files are missing or others; the answer is its folder. */
async function copyOfServer(linked: readonly string[]): Promise<string> {
  const root = join(import.meta.dirname, '../../..');
  const copy = join(directory, 'copy');
  for (const part of ['package.json', 'apps/server/package.json', 'apps/server/src'])
    await cp(join(root, part), join(copy, part), { recursive: true });
  for (const name of linked) await symlink(join(root, name), join(copy, name), 'junction');
  return copy;
}

test('BLG-03 a malformed article is refused with one sentence that names its file', async () => {
  const copy = await copyOfServer(['node_modules']);
  const article = join(copy, 'content/blog/okurigana');
  await mkdir(article, { recursive: true });
  await writeFile(join(article, 'article.json'), '{}');
  const { code, errors } = await refusedStart(
    { DATA_DIR: join(directory, 'data') },
    join(copy, 'apps/server/src/run-api.ts'),
  );
  expect([code, errors]).toEqual([1, expect.stringMatching(/okurigana\/article\.json .*\.\n$/)]);
});

test('pages that are not built are refused with one sentence', async () => {
  const copy = await copyOfServer(['content', 'node_modules']);
  const { code, errors } = await refusedStart(
    { DATA_DIR: join(directory, 'data') },
    join(copy, 'apps/server/src/main.ts'),
  );
  expect([code, errors]).toEqual([1, 'The pages are not built: run npm run build, or npm start.\n']);
});

test('a port in use is refused with one sentence', async () => {
  const { address } = await start();
  const other = { DATA_DIR: join(directory, 'other'), PORT: new URL(address).port };
  const { code, errors } = await refusedStart(other);
  expect([code, errors]).toEqual([1, 'The port is in use by another program: set PORT to a free one.\n']);
});

// @module-tag sweep
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { periods } from '@michi/contracts/leaderboards';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { databaseTargets } from '../db/testing.ts';
import { nameColumns } from '../features/accounts/names.ts';
import { callAs, openAccount } from '../testing/account.ts';
import { runStore } from '../testing/store-run.ts';
import { startTestServer, type TestServer, testTime } from '../testing/test-server.ts';
import { aUser } from '../testing/users.ts';

// Each command starts a process of its own.
vi.setConfig({ testTimeout: 60_000 });

const run = promisify(execFile);
const dayMs = 24 * 60 * 60 * 1000;

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

describe.each(databaseTargets)('beside a running server on $name', (target) => {
  let server: TestServer;
  let url: string;
  beforeEach(async () => {
    const lend = async () => {
      const stored = await target.lend('built-in');
      url = stored.url;
      return stored;
    };
    server = await startTestServer({ ...target, lend });
  });
  afterEach(() => server.close());

  async function command(name: string, ...args: string[]): Promise<Outcome> {
    const env = { ...process.env, DATABASE_URL: url };
    const file = join(import.meta.dirname, `${name}.ts`);
    try {
      return { code: 0, ...(await run(process.execPath, [file, ...args], { env })) };
    } catch (error) {
      return error as Outcome;
    }
  }
  const board = async (period: string): Promise<[string, number][]> => {
    const { top } = (await server.get(`/api/v1/leaderboards/mitsukete?period=${period}`)).json();
    return top.map(({ name, tag, score }: { name: string | null; tag: string; score: number }) => [
      name ?? tag,
      score,
    ]);
  };
  const boards = async () =>
    Object.fromEntries(await Promise.all(periods.map(async (p) => [p, await board(p)])));

  async function aPlayer(id: string, userId: string | null): Promise<void> {
    const row = { id, device_key: userId === null ? id : null, user_id: userId, created_at: 0 };
    await server.database.query().insertInto('players').values(row).execute();
  }

  test('AUT-05 a user is renamed, and named so at once', async () => {
    const { token } = await openAccount(server, { username: 'Nasty Name' });
    await openAccount(server, { username: 'Michiru' });
    expect(await command('user-rename', 'nasty name', 'Aiko')).toEqual({
      code: 0,
      stdout: 'Renamed "Nasty Name" to "Aiko".\n',
      stderr: '',
    });
    expect((await callAs(server, token, 'GET', 'profile')).json().username).toBe('Aiko');
    for (const [name, newName, sentence] of [
      ['Nasty Name', 'Aiko', 'Nobody is called "Nasty Name".'],
      ['Aiko', 'Rnichiru', 'This name is already taken'],
      ['Aiko', 'Kanji no Michi Team', 'We keep this name free'],
      ['Aiko', 'a', 'At least 2 characters are needed here.'],
    ] as const) {
      const refused = await command('user-rename', name, newName);
      expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(sentence) });
      expect(refused.stderr.trim().split('\n')).toHaveLength(1);
    }
  });

  describe('of names that look the same', () => {
    const twin = '"Kenji\\u{AD}Abe"';
    let honest: string;
    beforeEach(async () => {
      honest = (await openAccount(server, { username: 'KenjiAbe' })).user.id;
      // As if its name had been taken by a table that knew fewer look-alikes.
      const username = 'Kenji\u00ADAbe';
      const row = { ...aUser('twin'), ...nameColumns(username), created_at: testTime + 1 };
      await server.database.query().insertInto('users').values(row).execute();
    });
    const several = (name: string) => ({
      code: 1,
      stdout: '',
      stderr: [
        `Several may be meant by ${name}; say the id instead of the name:`,
        `${honest}  "KenjiAbe"  2026-11-18T12:00:00.000Z`,
        `twin  ${twin}  2026-11-18T12:00:00.001Z\n`,
      ].join('\n'),
    });
    const names = async () => {
      const rows = await server.database.query().selectFrom('users').select(['id', 'username']).execute();
      return Object.fromEntries(rows.map(({ id, username }) => [id, username]));
    };

    test('AUT-05 none is renamed until it is said by its id which', async () => {
      expect(await command('user-rename', 'kenjiabe', 'Aiko')).toMatchObject(several('"kenjiabe"'));
      expect(await command('user-rename', 'Kenji\u00ADAbe', 'Aiko')).toMatchObject(several(twin));
      expect(await names()).toEqual({ [honest]: 'KenjiAbe', twin: 'Kenji\u00ADAbe' });
      const renamed = await command('user-rename', 'twin', 'Aiko');
      expect(renamed).toEqual({ code: 0, stdout: `Renamed ${twin} to "Aiko".\n`, stderr: '' });
      expect(await names()).toEqual({ [honest]: 'KenjiAbe', twin: 'Aiko' });
    });

    test('API-09 runs are listed of one of them alone', async () => {
      await aPlayer('honest', honest);
      await aPlayer('impostor', 'twin');
      const win = runStore(server.database);
      await win({ playerId: 'honest', score: 100 });
      await win({ playerId: 'impostor', score: 300 });
      expect(await command('board-runs', 'KenjiAbe')).toMatchObject(several('"KenjiAbe"'));
      const scores = async (id: string) => (await command('board-runs', id)).stdout.split('  ')[3];
      expect([await scores(honest), await scores('twin')]).toEqual(['100', '300']);
    });
  });

  test('API-09 a run that waits for its level is listed, and once hidden never ranks', async () => {
    await aPlayer('guest', null);
    const win = runStore(server.database);
    await win({ playerId: 'guest', score: 300 });
    const [[tag]] = (await board('day')) as [[string, number]];
    await win({ playerId: 'guest', score: 9000, ranksFrom: 10_000, level: 'positions', at: testTime + 1 });
    const lines = (await command('board-runs', tag)).stdout.trim().split('\n');
    expect(lines).toEqual([
      expect.stringMatching(
        / {2}positions {2}9000 {2}2026-11-18T12:00:00.001Z {2}waits for a total of 10000$/,
      ),
      expect.stringMatching(/ {2}first-strokes {2}300 {2}2026-11-18T12:00:00.000Z$/),
    ]);
    const id = lines[0]?.split(' ')[0] ?? '';
    // What is unknown keeps nothing from being hidden, nor from being told.
    const outcome = await command('board-hide', 'unknown-1', id, 'unknown-2');
    const stderr = `Hidden: ${id}. No such run counts for a leaderboard: unknown-1, unknown-2.\n`;
    expect(outcome).toMatchObject({ code: 1, stdout: '', stderr });
    await win({ playerId: 'guest', score: 700, at: testTime + 2 });
    expect(await board('all')).toEqual([[tag, 700]]);
    expect((await command('board-runs', 'guest')).stdout.trim().split('\n')).toHaveLength(2);
  });

  test('AUT-05 a name is hidden by one that is made up', async () => {
    const { token } = await openAccount(server, { username: 'Nasty Name' });
    const { stdout } = await command('user-rename', 'Nasty Name');
    expect(stdout).toMatch(/^Renamed "Nasty Name" to "Michi \d{1,6}"\.$/m);
    expect((await callAs(server, token, 'GET', 'profile')).json().username).toMatch(/^Michi \d{1,6}$/);
  });

  test('API-09 runs are listed and hidden: the boards are as if they had not been played', async () => {
    const { user } = await openAccount(server, { username: 'Ben' });
    await aPlayer('ben', user.id);
    await aPlayer('guest', null);
    const win = runStore(server.database);
    await win({ playerId: 'ben', score: 100, at: testTime - 2 * dayMs });
    await win({ playerId: 'guest', score: 300 });
    const [[tag]] = (await board('day')) as [[string, number]];
    const before = await boards();
    await win({ playerId: 'ben', score: 9000 });
    expect((await board('all'))[0]).toEqual(['Ben', 9000]);

    const listed = await command('board-runs', 'Ben');
    expect(listed).toMatchObject({ code: 0, stderr: '' });
    const lines = listed.stdout.trim().split('\n');
    expect(lines).toEqual([
      expect.stringMatching(/^[\w-]{36} {2}mitsukete {2}first-strokes {2}9000 {2}2026-11-18T12:00:00.000Z$/),
      expect.stringMatching(/ 100 {2}2026-11-16T/),
    ]);
    const id = lines[0]?.split(' ')[0] ?? '';
    expect(await command('board-hide', id)).toEqual({ code: 0, stdout: `Hidden: ${id}.\n`, stderr: '' });
    expect(await boards()).toEqual(before);
    expect(await command('board-hide', id)).toMatchObject({ code: 1, stderr: expect.stringContaining(id) });

    const guests = await command('board-runs', tag);
    const guestRun = guests.stdout.split(' ')[0] ?? '';
    expect((await command('board-hide', guestRun)).code).toBe(0);
    expect(await boards()).toMatchObject({ day: [], all: [['Ben', 100]] });
  });

  test('API-09 reported names are listed until they are gone or dealt with', async () => {
    await openAccount(server, { username: 'Nasty Name' });
    const { user } = await openAccount(server, { username: 'Honest Ben' });
    const report = (name: string, words: string) =>
      server.post('/api/v1/name-reports', { name, reason: 'impersonation', words });
    expect((await report('Nasty Name', 'Seht\nselbst')).statusCode).toBe(200);
    expect((await report('Honest Ben', '')).statusCode).toBe(200);
    const listed = await command('board-reports');
    const [first = '', second = '', ...more] = listed.stdout.trim().split('\n');
    expect([listed.code, more]).toEqual([0, []]);
    expect(first).toMatch(
      /^[\w-]{36} {2}"Nasty Name" {2}[\w-]{36} {2}impersonation {2}2026-11-18T12:00:00.000Z {2}"Seht\\u\{A\}selbst"$/,
    );
    expect(second).toContain(`"Honest Ben"  ${user.id}  impersonation`);
    await command('user-rename', 'Nasty Name', 'Aiko');
    const id = second.split(' ')[0] ?? '';
    expect((await command('board-reports')).stdout).toBe(`${second}\n`);
    const done = await command('board-reports', id, 'unknown');
    const stderr = `Done with: ${id}. There is no such report: unknown.\n`;
    expect(done).toMatchObject({ code: 1, stdout: '', stderr });
    expect((await command('board-reports')).stdout).toBe('No name is reported.\n');
  });

  test.each([
    ['user-rename', [], 'Say who is to be renamed'],
    ['board-runs', [], 'Say whose runs'],
    ['board-runs', ['Nobody'], 'Nobody called "Nobody" has runs that count for a leaderboard.'],
    ['board-hide', [], 'Say which runs'],
  ])('%s %j fails with one sentence', async (name, args, sentence) => {
    const outcome = await command(name, ...args);
    expect(outcome).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(sentence) });
    expect(outcome.stderr.trim().split('\n')).toHaveLength(1);
  });
});

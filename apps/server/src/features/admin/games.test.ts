import type { AdminGame } from '@michi/contracts/admin-games';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtInContent } from '../../content/built-in-content.ts';
import { writeBuiltInContent } from '../../db/built-in/write-content.ts';
import { databaseTargets } from '../../db/testing.ts';
import { callAdmin, openAdmin, type TestAdmin } from '../../testing/admin.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const minuteMs = 60_000;

describe.each(databaseTargets)('the games of the administration on $name', (target) => {
  let server: TestServer;
  let admin: TestAdmin;
  beforeEach(async () => {
    server = await startTestServer(target);
    admin = await openAdmin(server);
  });
  afterEach(() => server.close());

  const games = async (): Promise<AdminGame[]> => (await admin.call('GET', 'games')).json().games;
  async function game(id: string): Promise<AdminGame> {
    const found = (await games()).find((each) => each.id === id);
    if (!found) throw new Error(`no game ${id}`);
    return found;
  }
  const change = async (id: string, changes: object) =>
    admin.call('PATCH', `games/${id}`, { version: (await game(id)).version, ...changes });
  const move = async (id: string, direction: 'up' | 'down') =>
    admin.call('POST', `games/${id}/move`, { version: (await game(id)).version, direction });
  const ids = async () => (await games()).map(({ id }) => id);
  const edited = async () => (await games()).flatMap((each) => (each.edited ? [each.id] : []));
  async function undoLast() {
    const { rows } = (await admin.call('GET', 'changes')).json();
    return admin.call('POST', `changes/${rows[0].id}/undo`);
  }
  async function hub() {
    server.clock.now += minuteMs;
    return (await server.get('/api/games')).json();
  }

  test('ADM-01 only admins see the games; each has what can be changed', async () => {
    expect((await callAdmin(server, '', 'GET', 'games')).statusCode).toBe(404);
    const [first] = await games();
    expect(first).toMatchObject({
      ...{ id: 'mitsukete', title: 'Mitsukete', link: '/mitsukete', edited: false, built_in: true },
      descriptions: { ja: '入り混じる字の中から、時間内に同じ字を三つ見つけます。' },
    });
  });

  test('ADM-01 ADM-02 a change is shown by the hub within a minute, noted, and can be taken back', async () => {
    const before = await game('jukugo');
    const descriptions = { ...before.descriptions, fr: 'Autre chose' };
    const changes = { title: 'Wörter', descriptions, tags: ['Wörter'], available: false, reason: 'Umbau' };
    expect((await change('jukugo', changes)).statusCode).toBe(200);
    const { reason, ...changed } = changes;
    expect(await game('jukugo')).toMatchObject({ ...changed, edited: true, link: '/jukugo' });
    const shown = (await hub()).find(({ id }: { id: string }) => id === 'jukugo');
    expect(shown).toMatchObject({ title: 'Wörter', description_fr: 'Autre chose', available: false });
    const { rows } = (await admin.call('GET', 'changes?subject=jukugo')).json();
    expect(rows[0]).toMatchObject({ action: 'game.change', reason, before: { title: before.title } });
    expect((await undoLast()).statusCode).toBe(200);
    expect(await game('jukugo')).toEqual(before);
  });

  test('ADM-02 a change that was made meanwhile is not overwritten, nor taken back', async () => {
    const { version } = await game('puzzle');
    await change('puzzle', { is_new: true });
    const late = await admin.call('PATCH', 'games/puzzle', { version, emoji: '🧩' });
    expect(late.statusCode).toBe(409);
    const { rows } = (await admin.call('GET', 'changes?subject=puzzle')).json();
    await change('puzzle', { is_new: false });
    expect((await admin.call('POST', `changes/${rows[0].id}/undo`)).statusCode).toBe(409);
  });

  test('ADM-01 what does not change anything is not noted', async () => {
    const { title } = await game('puzzle');
    expect((await change('puzzle', { title })).statusCode).toBe(200);
    expect((await game('puzzle')).edited).toBe(false);
    expect((await admin.call('GET', 'changes?subject=puzzle')).json().total).toBe(0);
  });

  test('ADM-01 games move up and down, one place at a time', async () => {
    const [first, second, ...others] = await ids();
    expect((await move(first ?? '', 'up')).statusCode).toBe(200);
    expect(await ids()).toEqual([first, second, ...others]);
    await move(second ?? '', 'up');
    expect(await ids()).toEqual([second, first, ...others]);
    expect(await edited()).toEqual([second, first]);
    expect((await hub()).map(({ id }: { id: string }) => id).slice(0, 2)).toEqual([second, first]);
    expect((await undoLast()).statusCode).toBe(200);
    expect([await ids(), await edited()]).toEqual([[first, second, ...others], []]);
  });

  test('ADM-01 a new version leaves an edited game alone, until it is set back', async () => {
    await change('kotodama', { title: 'Meins' });
    const content = builtInContent();
    await writeBuiltInContent(server.database, { ...content, version: 'next' });
    expect((await game('kotodama')).title).toBe('Meins');
    const { version } = await game('kotodama');
    const reset = await admin.call('POST', 'games/kotodama/reset', { version });
    expect(reset.statusCode).toBe(200);
    expect(await game('kotodama')).toMatchObject({ title: 'Kotodama', edited: false });
    expect((await undoLast()).statusCode).toBe(200);
    expect(await game('kotodama')).toMatchObject({ title: 'Meins', edited: true });
  });

  test('ADM-01 bad input is refused', async () => {
    for (const changes of [
      { title: '' },
      { tags: ['Unsinn'] },
      { link: 'javascript:alert(1)' },
      { link: '//elsewhere.example' },
      { color: 'red' },
      { difficulty: 'leicht' },
      { descriptions: { de: 'Nur eine' } },
      { emoji: 'x'.repeat(40) },
    ])
      expect((await change('jukugo', changes)).statusCode, JSON.stringify(changes)).toBe(422);
    const { version } = await game('jukugo');
    for (const [method, path, body] of [
      ['PATCH', 'games/unknown', { version, title: 'x' }],
      ['POST', 'games/unknown/move', { version, direction: 'up' }],
      ['POST', 'games/unknown/reset', { version }],
    ] as const)
      expect((await admin.call(method, path, body)).statusCode, path).toBe(404);
  });
});

import { getGames } from '@michi/contracts/games';
import { sitePaths } from '@michi/contracts/site-paths';
import { gameIds, playableGames } from '@michi/games/catalogue';
import { difficulties, durations, gameTags, playerCounts } from '@michi/games/game';
import { provingOf } from '@michi/games/registry';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseTargets } from '../../db/testing.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const freshForMs = 60_000;

describe.each(databaseTargets)('games on $name', (target) => {
  let server: TestServer;

  async function games() {
    const response = await server.get('/api/games');
    expect(response.statusCode).toBe(200);
    return getGames.responses[200].parse(response.json());
  }

  describe('as seeded', () => {
    beforeAll(async () => {
      server = await startTestServer(target);
    });
    afterAll(() => server.close());

    test('API-02 the hub holds the ten games in their order, then those announced', async () => {
      const ids = (await games()).map(({ id }) => id);
      expect(ids).toEqual([...gameIds, 'hayagaki', 'kagenuri', 'tsunagari', 'ryourinin']);
    });

    test('API-02 a game has every field of the specification', async () => {
      expect((await games())[0]).toEqual({
        id: 'mitsukete',
        title: 'Mitsukete',
        japanese_title: '見つけて',
        title_ja: '見つけて',
        description: 'Finde drei gleiche Zeichen im Gewimmel, bevor die Zeit abläuft.',
        description_de: 'Finde drei gleiche Zeichen im Gewimmel, bevor die Zeit abläuft.',
        description_en: 'Find three matching characters in the crowd before time runs out.',
        description_es:
          'Encuentra tres caracteres iguales entre muchos otros antes de que se acabe el tiempo.',
        description_fr: 'Trouve trois caractères identiques dans la foule avant la fin du temps imparti.',
        description_ja: '入り混じる字の中から、時間内に同じ字を三つ見つけます。',
        emoji: '🔍',
        tags: ['Erkennen', 'Gedächtnis', 'Tempo'],
        available: true,
        link: '/mitsukete',
        color: '#1f4f7a',
        color_from: '#1f4f7a',
        color_to: '#2c659b',
        is_new: false,
        premium_only: false,
        is_coming_soon: false,
        difficulty: 'Anfänger',
        players: '1 Spieler',
        duration: '5-10 Min',
      });
    });

    test('HUB-02 what can be played is available, the rest is coming soon; two announced games are premium', async () => {
      for (const game of await games()) {
        const playable = playableGames.some((id) => id === game.id);
        expect([game.available, game.is_coming_soon], game.id).toEqual([playable, !playable]);
        if (!playable) expect(game.is_new, game.id).toBe(false);
      }
      const premium = (await games()).filter((game) => game.premium_only).map(({ id }) => id);
      expect(premium).toEqual(['hayagaki', 'ryourinin']);
    });

    test('HUB-01 a game that one person plays is not said to be for two', async () => {
      const hub = new Map((await games()).map(({ id, players }) => [id, players]));
      for (const game of playableGames)
        expect(hub.get(game), game).toBe(`${provingOf(game).rules.seats} Spieler`);
    });

    test('API-02 every game is complete in five languages, with values that the specification lists', async () => {
      for (const game of await games()) {
        const texts = [game.description_de, game.description_en, game.description_es, game.description_fr];
        expect(new Set([...texts, game.description_ja]).size, game.id).toBe(5);
        expect(
          [...texts, game.description_ja].every((text) => text?.trim()),
          game.id,
        ).toBe(true);
        expect(game.japanese_title).toMatch(/\p{Script=Han}/u);
        expect(difficulties).toContain(game.difficulty);
        expect(playerCounts).toContain(game.players);
        expect(durations).toContain(game.duration);
        expect(sitePaths).toContain(game.link);
        for (const tag of game.tags ?? []) expect(gameTags).toContain(tag);
        for (const color of [game.color, game.color_from, game.color_to])
          expect(color).toMatch(/^#[0-9a-f]{6}$/);
      }
    });

    test('API-02 the answer is packed, and caches may keep it for a minute', async () => {
      const response = await server.get('/api/games', { 'accept-encoding': 'br' });
      expect(response.headers).toMatchObject({
        'content-encoding': 'br',
        'cache-control': 'public, max-age=60',
      });
    });
  });

  describe('changed', () => {
    beforeEach(async () => {
      server = await startTestServer(target);
    });
    afterEach(() => server.close());

    test('LNG-03 a language without a description says so, for the reader to fall back', async () => {
      await server.database.query().deleteFrom('game_texts').where('locale', '=', 'fr').execute();
      const [game] = await games();
      expect([game?.description_fr, game?.description]).toEqual([null, game?.description_de]);
    });

    test('API-02 games that were changed are shown after a minute at the latest', async () => {
      const { etag } = (await server.get('/api/games')).headers;
      await server.database.query().updateTable('games').set({ title: 'Anders' }).execute();
      expect((await games())[0]?.title).toBe('Mitsukete');
      server.clock.now += freshForMs;
      expect((await games())[0]?.title).toBe('Anders');
      expect((await server.get('/api/games')).headers.etag).not.toBe(etag);
    });
  });
});

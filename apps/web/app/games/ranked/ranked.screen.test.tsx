import type { GameEvent } from '@michi/game-kit/events';
import { jukugo } from '@michi/games/jukugo/rules';
import { rankedSetup } from '@michi/games/puzzle/ranked';
import { puzzle } from '@michi/games/puzzle/rules';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as jukugoLobby from '../../routes/jukugo/ranked.tsx';
import * as jukugoLevel from '../../routes/jukugo/ranked-level.tsx';
import * as puzzleLobby from '../../routes/puzzle/ranked.tsx';
import * as puzzleLevel from '../../routes/puzzle/ranked-level.tsx';
import { button, expectAccessible, show } from '../../testing/screen.tsx';
import { RankedDone } from './ranked-done.tsx';

const lobbies = { jukugo: jukugoLobby, puzzle: puzzleLobby };

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 860);
});

const words = ['学校', '先生'].map((jukugo) => ({ jukugo, difficulty: 1 }));
const totals = { score: 0, solved: 0, perfect: 0, hints: 0, streak: 0 };
const setups = {
  jukugo: { mode: 'challenge', level: 2, words, totals },
  puzzle: rankedSetup('ranked-2'),
} as const;

/** The server deals, and knows the texts of the words. */
function serverDeals(game: keyof typeof setups): { asked: unknown[] } {
  const asked: unknown[] = [];
  const others = window.fetch;
  vi.stubGlobal('fetch', async (path: RequestInfo | URL, init?: RequestInit) => {
    if (String(path).includes('/game-tickets')) {
      asked.push(JSON.parse(String(init?.body)));
      return Response.json(
        { ticket: 'signed', seed: 7, rulesVersion: { jukugo, puzzle }[game].version, setup: setups[game] },
        { status: 201 },
      );
    }
    if (String(path).includes('/jukugo-words'))
      return Response.json({
        data: words.map(({ jukugo, difficulty }) => ({
          ...{ id: jukugo, jukugo, difficulty, category: 'school', hiragana: 'がっこう', romaji: 'gakkō' },
          ...{ meaning: 'Schule', kanji_array: [...jukugo], kanji_meanings: ['a', 'b'], example: '' },
        })),
      });
    return others(path, init);
  });
  return { asked };
}
const showLevel = (game: keyof typeof setups) =>
  show({ jukugo: jukugoLevel, puzzle: puzzleLevel }[game], {
    ...{ path: `/${game}/ranked/2`, at: `/${game}/ranked/:level`, data: 2 },
  });

async function expectLobby(game: keyof typeof lobbies): Promise<void> {
  await show(lobbies[game], { path: `/${game}/ranked` });
  await expect.element(page.getByRole('heading', { level: 2 })).toMatchTextContent('Um die Wette');
  const links = page.getByRole('main').getByRole('link').elements() as HTMLAnchorElement[];
  const paths = links.map(({ href }) => new URL(href).pathname);
  for (const level of [1, 2, 3, 4, 5]) expect(paths).toContain(`/${game}/ranked/${level}`);
  expect(paths).toContain(`/${game}/leaderboard`);
  await expectAccessible('the lobby');
}

test('JUK-10 the lobby leads to five levels, and to their list', () => expectLobby('jukugo'));
test('PUZ-10 the lobby leads to five levels, and to their list', () => expectLobby('puzzle'));

test.each(['jukugo', 'puzzle'] as const)(
  'JUK-10 PUZ-10 %s asks for a level without proposing how it is set up, and plays what the server deals',
  async (game) => {
    const { asked } = serverDeals(game);
    await showLevel(game);
    await expect.element(page.getByRole('group').or(page.getByRole('main')).first()).toBeVisible();
    await vi.waitFor(
      () => expect(document.querySelector('.juk__cards button, button.puz__rad')).not.toBeNull(),
      {
        timeout: 30_000,
      },
    );
    expect(asked).toEqual([{ game, level: 'ranked-2', deviceId: expect.stringMatching(/^device_/) }]);
    expect(document.querySelector('.play__bar')?.textContent).toContain('Level 2');
    if (game === 'jukugo') await expect.element(page.getByText('Schule').first()).toBeVisible();
    await expectAccessible('a level for the leaderboard');
  },
);

test.each(['jukugo', 'puzzle'] as const)(
  'JUK-10 PUZ-10 without the server %s says so, offers the challenge, and can be tried again',
  async (game) => {
    await showLevel(game);
    await expect.element(page.getByRole('alert')).toMatchTextContent('Ohne Server geht es hier nicht.');
    await expect
      .element(page.getByRole('link', { name: 'Zur Herausforderung' }))
      .toHaveAttribute('href', `/${game}/challenge`);
    await expectAccessible('no server');
    serverDeals(game);
    await button('Noch einmal versuchen').click();
    await vi.waitFor(
      () => expect(document.querySelector('.juk__cards button, button.puz__rad')).not.toBeNull(),
      {
        timeout: 30_000,
      },
    );
  },
);

const answered = (kanji: string, correct: boolean): GameEvent => ({
  ...{ type: 'kanjiAnswered', kanji, skill: 'use', asked: { of: 16 }, correct, hinted: false, ms: 900 },
});
const ended = { level: 2, runId: 'run', score: 900, mistakes: 1, bestRow: 4 };
const events = [answered('山', false), answered('火', true)];
const JukugoDone = () => <RankedDone game="jukugo" {...ended} events={events} onAgain={() => {}} />;
const PuzzleDone = () => <RankedDone game="puzzle" {...ended} events={events} onAgain={() => {}} />;

test.each([
  ['jukugo', JukugoDone, ['火 selbst schreiben', 'Das verfehlte Kanji wiederholen: 山']],
  ['puzzle', PuzzleDone, ['Das verfehlte Kanji wiederholen: 山']],
] as const)('TDY-02 after a challenge for the leaderboard %s leads on', async (_, Done, names) => {
  await show({ default: Done, handle: { messages: ['ranked'] } }, { path: '/ranked' });
  const steps = page.getByRole('navigation', { name: 'So kann es weitergehen' }).getByRole('link');
  await expect.poll(() => steps.elements().map(({ textContent }) => textContent)).toEqual(names);
  await expectAccessible('a challenge that is done');
});

import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as gamesPage from '../../routes/games.tsx';
import { show } from '../../testing/screen.tsx';
import { hubEntry } from './hub-entry.ts';
import { builtInGames } from './hub-game.ts';

/** What was fetched, in its order. */
let fetched: string[];
/** What was stopped before it came. */
let stopped: string[];
/** A file that does not come. */
let held: string | null;

beforeEach(() => {
  fetched = [];
  stopped = [];
  held = null;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run)); // however busy the machine is
  document.body.style.pointerEvents = 'none'; // wherever the pointer of the machine may be
  vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) => {
    if (path === '/assets/imports-test.json') return Response.json(imports);
    fetched.push(path);
    if (path !== held) return new Response();
    return new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => {
        stopped.push(path);
        reject(signal.reason);
      });
    });
  });
  const route = (id: string) => [
    id,
    { id, parentId: 'routes/game', module: `/${id}.js`, css: [`/${id}.css#`] },
  ];
  vi.stubGlobal('__reactRouterManifest', {
    version: 'test',
    routes: Object.fromEntries([
      ['routes/game', { id: 'routes/game', module: '/game.js' }],
      ...Object.keys(imports).map(route),
    ]),
  });
});

/** What the modules of routes import, as the build sets it apart. */
const imports = {
  'routes/games': ['/frame.js'],
  'routes/mitsukete/menu': ['/play.js'],
  'routes/mitsukete/play': ['/play.js', '/board.js'],
  'routes/mitsukete/leaderboard': ['/leaderboard.js'],
  'routes/jukugo/play': ['/play.js', '/words.js'],
  'routes/hanazono/play': ['/play.js'],
};

/** Its files, then its levels. */
const mitsuketeNeeds = [
  '/routes/mitsukete/menu.js',
  '/play.js',
  '/routes/mitsukete/menu.css',
  '/game.js',
  '/routes/mitsukete/play.js',
  '/board.js',
  '/routes/mitsukete/play.css',
  '/api/v1/game-levels?game_type=mitsukete',
];

/** Each game fills the window, so that one is seen. `later` cannot be played yet. */
async function showHub(id: string, later?: string): Promise<void> {
  await page.viewport(360, 400);
  const entries = builtInGames
    .filter((game) => game.id === id || game.id === later)
    .map((game) => ({ ...hubEntry(game, 'de'), available: game.id === id }));
  await show(gamesPage, { path: '/games', data: { entries } });
}

test('HUB-02 what a game is made of is fetched once its game is seen, each file once, and its levels', async () => {
  await showHub('mitsukete');
  page.getByRole('heading', { name: 'Mitsukete' }).element().scrollIntoView();
  await vi.waitFor(() => expect(fetched).toEqual(mitsuketeNeeds), { timeout: 30_000 });
});

test('HUB-02 a game out of sight is fetched for once it has the focus', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  await showHub('mitsukete');
  expect(fetched).toEqual([]);
  (page.getByRole('link', { name: /Mitsukete/ }).element() as HTMLElement).focus();
  await vi.waitFor(() => expect(fetched).toEqual(mitsuketeNeeds), { timeout: 30_000 });
});

test('HUB-02 nothing is fetched ahead where a reader wants data to be saved', async () => {
  const connection = vi
    .spyOn(navigator as Navigator & { connection: object }, 'connection', 'get')
    .mockReturnValue({ saveData: true });
  await showHub('mitsukete');
  (page.getByRole('link', { name: /Mitsukete/ }).element() as HTMLElement).focus();
  await vi.waitFor(() => expect(connection).toHaveBeenCalled(), { timeout: 30_000 });
  const { fetchAhead } = await import('./fetch-ahead.ts');
  await fetchAhead('jukugo', 'de', new AbortController().signal); // what was asked for before it would be there by then
  expect(fetched.filter((path) => path.includes('mitsukete'))).toEqual([]);
});

test('HUB-02 nothing is fetched ahead of a game that cannot be played yet', async () => {
  await showHub('mitsukete', 'hanazono');
  page.getByRole('heading', { name: 'Hanazono' }).element().scrollIntoView();
  (page.getByRole('link', { name: /Mitsukete/ }).element() as HTMLElement).focus();
  await vi.waitFor(() => expect(fetched).toEqual(mitsuketeNeeds), { timeout: 30_000 });
});

/** Both games are fetched ahead, but for one file that does not come. */
async function showTwo(file: string): Promise<void> {
  await page.viewport(360, 400);
  held = file;
  const entries = builtInGames
    .filter(({ id }) => id === 'mitsukete' || id === 'jukugo')
    .map((game) => ({ ...hubEntry(game, 'de'), available: true }));
  await show(gamesPage, { path: '/games', data: { entries } });
  for (const name of [/Jukugo/, /Mitsukete/])
    (page.getByRole('link', { name }).element() as HTMLElement).focus();
  const last = ['/routes/mitsukete/play.css', '/routes/jukugo/play.css'];
  await vi.waitFor(() => expect(fetched).toEqual(expect.arrayContaining(last)), { timeout: 30_000 });
}

async function open(name: RegExp, address: string): Promise<void> {
  (page.getByRole('link', { name }).element() as HTMLElement).click();
  await expect.element(page.getByText(address)).toBeVisible();
  // by then the hub has left, with all that it does at its end
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
}

test('HUB-02 who opens a game needs nothing of other games: what is under way for them is stopped', async () => {
  await showTwo('/words.js');
  await open(/Mitsukete/, '/mitsukete');
  await vi.waitFor(() => expect(stopped).toEqual(['/words.js']), { timeout: 30_000 });
});

test.each(['/words.js', '/play.js'])(
  'HUB-02 what is under way for the game that is opened goes on, also where another needs it too: %s',
  async (file) => {
    await showTwo(file);
    await open(/Jukugo/, '/jukugo');
    expect(stopped).toEqual([]);
    expect(fetched.filter((path) => path === file)).toHaveLength(1);
  },
);

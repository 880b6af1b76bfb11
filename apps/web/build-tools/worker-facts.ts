import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '@michi/contracts/contract';
import { getGameLevels } from '@michi/contracts/game-levels';
import { getGames } from '@michi/contracts/games';
import { gamesWithLevels, playableGames } from '@michi/games/catalogue';
import { type Locale, locales } from '@michi/messages/locales';
import type { Facts, Needs } from '../worker/facts.ts';

/** What Vite says of a built file, by its source. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  /** Other files that it asks for, the scripts of its workers among them. */
  readonly assets?: readonly string[];
}
type Chunks = Readonly<Record<string, Chunk>>;

/** What the router says of its routes. */
interface RouterManifest {
  readonly version: string;
  readonly routes: Readonly<Record<string, { readonly module: string }>>;
}

/** Its pages are kept as those of a game are. */
const today = 'today';

type Files = Omit<Needs, 'answers'>;

/** The routes of the frame, of the pages that lead to games, and of what is said when there is no such page. */
const shellRoutes = /^(?:root|routes\/(?:locale|site|game|home|games|shell|not-found))$/;

/** Reads from the folder of built files what the service worker has to know. */
export async function readFacts(client: string): Promise<Facts> {
  const chunks: Chunks = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const [manifest = ''] = globSync('assets/manifest-*.js', { cwd: client });
  const { version, routes }: RouterManifest = JSON.parse(
    readFileSync(join(client, manifest), 'utf8').replace(/^[^{]*|;[^;]*$/g, ''),
  );
  const ids = Object.keys(routes);
  const shell = filesOf(chunks, [
    'app/entry.client.tsx',
    ...ids.filter((id) => shellRoutes.test(id)).map(sourceOf),
  ]);
  const games = [...playableGames, today].map((game): [string, Needs] => {
    const files = filesOf(chunks, ids.filter((id) => id.startsWith(`routes/${game}/`)).map(sourceOf));
    const hasLevels = gamesWithLevels.some((id) => id === game);
    const answers = hasLevels ? [`${getGameLevels.path}?game_type=${game}`] : [];
    return [game, { ...without(files, shell), answers }];
  });
  return {
    build: version,
    shell: { ...shell, all: [...shell.all, assetName(manifest)], answers: [getGames.path] },
    games: Object.fromEntries(games),
    routes: ids.map((id) => assetName(routes[id]?.module ?? '')),
    answers: await answersKept(),
  };
}

const sourceOf = (id: string) => `app/${id}.tsx?__react-router-build-client-route`;

const assetName = (path: string) => path.replace(/^\/?assets\//, '');

/** What some sources became, with all that they import, at once or later. */
function filesOf(chunks: Chunks, sources: readonly string[]): Files {
  const found = new Set(sources);
  // a set goes on to what is added while it is walked through
  for (const source of found) for (const more of importsOf(chunks[source])) found.add(more);
  const names = (wanted: Locale | null) => [
    ...new Set(
      [...found]
        .filter((source) => languageOf(source) === wanted)
        .flatMap((source) => {
          const { file = '', css = [], assets = [] } = chunks[source] ?? {};
          return [file, ...css, ...assets.filter((asset) => asset.endsWith('.js'))];
        })
        .map(assetName),
    ),
  ];
  const of = locales.map((locale) => [locale, names(locale)]);
  return { all: names(null), of: Object.fromEntries(of) as Needs['of'] };
}

const importsOf = (chunk: Chunk | undefined) => [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])];

/** The language for which a source is, as its path tells; null for what every language needs. */
function languageOf(source: string): Locale | null {
  return locales.find((locale) => new RegExp(`/${locale}[/.]`).test(source)) ?? null;
}

function without(files: Files, taken: Files): Files {
  const rest = (names: readonly string[], others: readonly string[]) =>
    names.filter((name) => !others.includes(name));
  const of = locales.map((locale) => [locale, rest(files.of[locale], taken.of[locale])]);
  return { all: rest(files.all, taken.all), of: Object.fromEntries(of) as Needs['of'] };
}

/** The calls whose last answer serves without a network. */
async function answersKept(): Promise<string[]> {
  const folder = join(import.meta.dirname, '../../../packages/contracts/src');
  const files = globSync('*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  const modules: object[] = await Promise.all(files.map((file) => import(join(folder, file))));
  const contracts = modules.flatMap((module) => Object.values(module) as Partial<Contract>[]);
  return contracts.flatMap((contract) => (contract?.lastAnswerServes && contract.path) || []).sort();
}

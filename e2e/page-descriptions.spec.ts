import { pathIn } from '@michi/contracts/page-address';
import { sitePaths } from '@michi/contracts/site-paths';
import { difficulties } from '@michi/games/tabibito/difficulties';
import { locales } from '@michi/messages/locales';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { articlePaths, content, walk } from './page-html.ts';

/** Of what search engines show. */
const mostCharacters = 160;

/** Pages below those of the sitemap. */
async function innerPaths(request: APIRequestContext): Promise<string[]> {
  const read = async (path: string) => (await request.get(path)).json();
  const levels: { data: { id: string }[] } = await read('/api/v1/game-levels?game_type=mitsukete');
  const journeys = difficulties.map(async (difficulty) => {
    const paths: { id: string }[] = await read(`/api/tabibito/paths?difficulty=${difficulty}`);
    return paths.map(({ id }) => `/tabibito/${difficulty}/${id}`);
  });
  return [
    '/mitsukete/leaderboard',
    ...levels.data.map(({ id }) => `/mitsukete/play/${id}`),
    '/jukugo/tutorial',
    '/jukugo/challenge',
    '/tatakae/battle',
    ...(await Promise.all(journeys)).flat(),
  ];
}

/** As it is read, not as it is written in HTML. */
const plain = (text: string) => text.replace(/&(?:amp|quot|lt|gt|#x27);/g, '_');

for (const locale of locales)
  test(`SHL-03 every page in ${locale} is described in its own words, in at most ${mostCharacters} characters`, async ({
    request,
  }) => {
    test.slow();
    const paths = [...sitePaths, ...(await articlePaths(request)), ...(await innerPaths(request))];
    const described = new Map<string, string>();
    const faults: string[] = [];
    await walk(paths, async (path) => {
      const html = await (await request.get(pathIn(locale, path))).text();
      const [description = ''] = content(html, 'description').map(plain);
      if (description === '') faults.push(`${path}: no description`);
      if (description.length > mostCharacters) faults.push(`${path}: ${description.length} characters`);
      if (content(html, 'robots').includes('noindex')) return;
      const twin = described.get(description);
      if (twin !== undefined) faults.push(`${path}: the description of ${twin}`);
      described.set(description, path);
    });
    expect(faults).toEqual([]);
  });

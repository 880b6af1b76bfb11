import { freeMode, modes } from '@michi/games/series';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import * as jukugoPage from '../routes/jukugo/play.tsx';
import * as mitsuketePage from '../routes/mitsukete/play.tsx';
import * as puzzlePage from '../routes/puzzle/play.tsx';
import * as tatakaePage from '../routes/tatakae/battle.tsx';
import { openJukugo, cards as words } from '../testing/jukugo.ts';
import { openLevel, serverLevels } from '../testing/mitsukete.ts';
import { openPuzzle, sought } from '../testing/puzzle.ts';
import { button, expectAccessible, placesOf, show } from '../testing/screen.tsx';
import { JukugoFrame } from './jukugo/frame.tsx';
import { LoadingLevel as LoadingWords } from './jukugo/loading-level.tsx';
import { MitsuketeFrame } from './mitsukete/frame.tsx';
import { LoadingLevel as LoadingBoard } from './mitsukete/loading-level.tsx';
import { PuzzleFrame } from './puzzle/frame.tsx';
import { LoadingLevel as LoadingPuzzle } from './puzzle/loading-level.tsx';
import { CountInPlace } from './tatakae/count-in.tsx';
import { TatakaeFrame } from './tatakae/frame.tsx';

const sizes = [
  [360, 640],
  [740, 360],
  [1280, 860],
] as const;
const back = { to: '/', label: 'Zurück' };

type Route = Parameters<typeof show>[0];

/** Shows what stands in for a level in its frame; answers where its parts lie, until the level takes their place. */
async function loading(
  { handle }: Route,
  screen: ReactNode,
  label: string,
  parts: readonly string[],
): Promise<string[]> {
  await show({ handle, default: () => screen }, { path: '/' });
  await expect.element(page.getByRole('status').filter({ hasText: label })).toBeInTheDocument();
  expect(document.querySelectorAll('main [aria-busy=true]')).toHaveLength(1);
  await expectAccessible('loading');
  const places = placesOf(parts);
  await cleanup();
  return places;
}

describe.each(sizes)('GAM-01 at %i × %i nothing moves when a level is loaded', (width, height) => {
  test.each(modes)('Kanji Puzzle: %s', async (mode) => {
    await page.viewport(width, height);
    const parts = ['.task-board__sheet', '.puz__grid', '.puz__grid > :nth-child(30)'];
    const screen = (
      <PuzzleFrame mode={mode} reached={null} playing>
        <LoadingPuzzle mode={mode} />
      </PuzzleFrame>
    );
    const before = await loading(puzzlePage, screen, 'Die Bauteile werden ausgelegt', parts);
    await openPuzzle(mode);
    await sought();
    expect(placesOf(parts)).toEqual(before);
  });

  test('Jukugo', async () => {
    await page.viewport(width, height);
    const parts = ['.task-board__sheet']; // how many cards there are, the words say
    const screen = (
      <JukugoFrame mode={freeMode} reached={null} playing>
        <LoadingWords mode={freeMode} />
      </JukugoFrame>
    );
    const before = await loading(jukugoPage, screen, 'Die Karten werden gelegt', parts);
    await openJukugo(freeMode);
    await expect.poll(words).not.toHaveLength(0);
    expect(placesOf(parts)).toEqual(before);
  });

  test('Mitsukete', async () => {
    await page.viewport(width, height);
    const parts = [
      '.mit__stats',
      '.mit__targets li',
      '.mit__line',
      '.mit__board',
      '.mit__grid > :last-child',
    ];
    const { levels } = await serverLevels();
    const [level] = levels;
    if (!level) throw new Error('no level');
    const screen = (
      <MitsuketeFrame subtitle={level.name} back={back} playing>
        <LoadingBoard level={level} />
      </MitsuketeFrame>
    );
    const before = await loading(mitsuketePage, screen, 'Die Karten werden gelegt', parts);
    await openLevel('first-strokes');
    expect(placesOf(parts)).toEqual(before);
  });

  test('Tatakae', async () => {
    await page.viewport(width, height);
    const parts = ['.tat-count', '.tat-count h2'];
    const screen = (
      <TatakaeFrame subtitle="Duell" back={back} playing>
        <CountInPlace />
      </TatakaeFrame>
    );
    const before = await loading(tatakaePage, screen, 'Das Papier', parts);
    vi.useFakeTimers();
    await show(tatakaePage, { path: '/tatakae/battle' });
    await expect.element(button('Sofort anfangen')).toBeVisible();
    expect(placesOf(parts)).toEqual(before);
  });
});

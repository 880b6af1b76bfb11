import { placeIds } from '@michi/games/tokyoquest/places';
import { expect, onTestFinished, test } from 'vitest';
import { preferMotion } from '../../testing/devtools.ts';
import { openPlace, travelled } from '../../testing/tokyoquest.ts';

const everything = ['lantern', 'letter', 'meeting', 'rain'];

/** What moves in the drawing of a place. */
const moving = () =>
  document
    .getAnimations()
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('.tq-scene'));

test.each(placeIds)(
  'TOK-01 GAM-01 in %s something moves, and nothing where little motion is wanted',
  async (place) => {
    onTestFinished(async () => void (await preferMotion('reduce')));
    travelled({ done: everything });
    await openPlace(place);
    await expect.poll(() => document.querySelectorAll('.tq-scene .tq-art path').length).toBeGreaterThan(20);
    expect(moving()).toEqual([]);
    await preferMotion('no-preference');
    await expect.poll(() => moving().length).toBeGreaterThan(2);
    expect(moving().every(({ playState }) => playState === 'running')).toBe(true);
    await preferMotion('reduce');
    await expect.poll(() => moving().length).toBe(0);
  },
);

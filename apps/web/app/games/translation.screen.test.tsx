import { newWordMs } from '@michi/games/jukugo/constants';
import { rightFeedbackMs } from '@michi/games/puzzle/constants';
import { submissionShownMs } from '@michi/games/tatakae/constants';
import { feedbackMs } from '@michi/games/tokyoquest/constants';
import { readingKey } from '@michi/kanji/reading-key';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import * as templatesPage from '../routes/monogatari/templates.tsx';
import * as battlePage from '../routes/tatakae/battle.tsx';
import { forgetCreations } from '../testing/forget-creations.ts';
import { care, openGarden, storedPlant, storeGarden } from '../testing/hanazono.ts';
import * as jukugo from '../testing/jukugo.ts';
import * as kotodama from '../testing/kotodama.ts';
import * as mitsukete from '../testing/mitsukete.ts';
import * as monogatari from '../testing/monogatari.ts';
import * as otoawase from '../testing/otoawase.ts';
import * as puzzle from '../testing/puzzle.ts';
import { button, inSweep, press, show } from '../testing/screen.tsx';
import { expectStats } from '../testing/stats.ts';
import * as tabibito from '../testing/tabibito.ts';
import * as tokyoquest from '../testing/tokyoquest.ts';
import { translated } from '../testing/translated.ts';

test('WEB-01 Mitsukete is played while it is translated, and its numbers go on', inSweep(true), async () => {
  const done = translated();
  await mitsukete.openLevel('first-strokes');
  await done();
  await mitsukete.miss();
  await done();
  await vi.advanceTimersByTimeAsync(65_000);
  await done();
  const [first = '', second = ''] = mitsukete.soughtKanji();
  await mitsukete.find(first);
  await done();
  await mitsukete.find(second);
  await done();
  expect(['Punkte', 'Züge', 'Kombo'].map(mitsukete.stat)).toEqual(['65', '3', '×2']);
  await expect.element(mitsukete.timer).toHaveTextContent('1:05');
  await mitsukete.win();
  await done();
  await expect.element(mitsukete.victory).toMatchTextContent(/105/);
});

test('WEB-01 Jukugo is played while it is translated, and says what is right', inSweep(true), async () => {
  const done = translated();
  await jukugo.openStopped('puzzle');
  await done();
  jukugo.miss();
  await done();
  await vi.advanceTimersByTimeAsync(10_000);
  await done();
  for (let solved = 0; solved < 2; solved++) {
    jukugo.solve();
    await expect.poll(jukugo.says).toContain('Richtig!');
    await done();
    await vi.advanceTimersByTimeAsync(newWordMs);
    await done();
  }
});

test(
  'WEB-01 Kanji Puzzle is played while it is translated, and counts its parts',
  inSweep(true),
  async () => {
    const done = translated();
    const sought = await puzzle.openStopped();
    await done();
    const [first, ...others] = puzzle.partsOf(sought);
    await puzzle.choose(first ? [first] : []);
    await expect.element(page.getByText(`1 von ${others.length + 1}`, { exact: true })).toBeVisible();
    await done();
    await puzzle.choose(others);
    await done();
    await expect.poll(puzzle.verdict).toContain('Perfekt!');
    await vi.advanceTimersByTimeAsync(rightFeedbackMs);
    await done();
    await puzzle.choose(puzzle.wrongFor(await puzzle.sought()));
    await done();
    expect(puzzle.verdict()).not.toContain('Perfekt!');
  },
);

test('WEB-01 Tatakae is played while it is translated, and counts down and on', inSweep(true), async () => {
  const done = translated();
  vi.useFakeTimers();
  await show(battlePage, { path: '/tatakae/battle?write=火', at: '/tatakae/battle' });
  const atOnce = button('Sofort anfangen');
  await expect.element(atOnce).toBeVisible();
  await done();
  press(atOnce);
  const paper = page.getByRole('application');
  await expect.element(paper).toBeVisible();
  for (let submissions = 0; submissions < 2; submissions++) {
    await done();
    (paper.element() as HTMLElement).focus();
    for (let left = document.querySelectorAll('ol.tat-arrows li').length; left > 0; left--)
      await userEvent.keyboard('{ArrowDown}');
    await done();
    await vi.advanceTimersByTimeAsync(submissionShownMs);
  }
  await done();
  await expect.element(paper).toBeVisible();
});

test('WEB-01 Hanazono is tended while it is translated, and says what was right', inSweep(true), async () => {
  const done = translated();
  storeGarden({ 山: storedPlant('sakura', 1), 川: storedPlant('bamboo', 2, { x: 20 }) });
  await openGarden();
  await done();
  await care('山');
  await done();
  await expectStats({ Punkte: '40', Kombo: '×1' });
  await care('川', false);
  await done();
  await expectStats({ Punkte: '40', Kombo: '×0' });
});

test('WEB-01 Otoawase is played while it is translated, and counts its points', async () => {
  const done = translated();
  const cards = await otoawase.begin();
  for (const points of ['100', '210']) {
    await done();
    await otoawase.hit();
    await done();
    await userEvent.keyboard(`${readingKey(cards.get(otoawase.asked()) ?? '')}{Enter}`);
    await expect.poll(otoawase.points).toBe(points);
  }
});

test('WEB-01 Tabibito is travelled while it is translated', inSweep(true), async () => {
  const done = translated();
  await tabibito.openLesson();
  await expect.poll(tabibito.card).toBe('scene');
  while (tabibito.card() !== 'arrival') {
    await done();
    const before = tabibito.card();
    if (tabibito.next().element().ariaDisabled) tabibito.answer(true);
    await expect.element(tabibito.next()).not.toHaveAttribute('aria-disabled');
    await done();
    press(tabibito.next());
    await expect.poll(tabibito.card).not.toBe(before);
  }
  await done();
});

test(
  'WEB-01 Tokyo Quest is played while it is translated, and takes what a wrong answer costs',
  inSweep(true),
  async () => {
    const done = translated();
    await tokyoquest.openPlace('shibuya', 'meeting');
    await done();
    await tokyoquest.listen();
    await done();
    await cleanup();
    vi.useFakeTimers();
    await tokyoquest.tryQuest('meeting');
    await done();
    await tokyoquest.answer(/^(?:Brücke|Pferd|Weg|Stadt|Haus)/);
    await expect.element(page.getByText('90/100')).toBeVisible();
    await done();
    await vi.advanceTimersByTimeAsync(feedbackMs);
    await done();
    await tokyoquest.answer(/^Bahnhof/);
    await expect.element(page.getByText(/Richtig!/)).toBeVisible();
    await done();
  },
);

test('WEB-01 Monogatari is drawn while it is translated, from its templates on', inSweep(true), async () => {
  await forgetCreations();
  const done = translated();
  await show(templatesPage, { path: '/monogatari/templates' });
  await done();
  await monogatari.openPage();
  await done();
  await monogatari.tell();
  await done();
  await button('Nächstes Bild').click();
  await expect.element(page.getByText('Bild 2 von 4', { exact: true })).toBeVisible();
  await done();
});

test('WEB-01 Kotodama is written while it is translated, and counts its syllables', async () => {
  const done = translated();
  await kotodama.openSheet();
  await done();
  await button('Frühling').click();
  await kotodama.addWords('桜', '花');
  await done();
  await expect.element(button(/Zeile 1: 5 von 5 Silben. 桜花/)).toBeVisible();
  await kotodama.addWords('静か', '月', '夢', '風', '光');
  await done();
  await expect.element(page.getByText('Fünf, sieben, fünf: Es steht.')).toBeVisible();
  await button('Haiku vollenden').click();
  await done();
});

import { locales } from '@michi/messages/locales';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as battlePage from '../routes/tatakae/battle.tsx';
import * as lobbyPage from '../routes/tatakae/lobby.tsx';
import { expectSmallOnPhone } from '../testing/consent.ts';
import { openJukugo } from '../testing/jukugo.ts';
import { find, openLevel, serverKnows, soughtKanji, victory, win } from '../testing/mitsukete.ts';
import { openPuzzle } from '../testing/puzzle.ts';
import { button, phones, phonesSideways, press, show } from '../testing/screen.tsx';
import { ConsentBar } from './consent-bar.tsx';

const consentBar = page.getByRole('complementary', { name: /Ein Keks zum Tee\?/ });
const consentBarOn = '.play > .consent-bar';

describe.each([...phones, ...phonesSideways])(
  'SHL-08 on a phone of %i × %i the consent bar of a game',
  (...phone) => {
    test.each(locales)(
      'leaves three quarters free, and its answers are large enough for a finger: %s',
      (locale) => expectSmallOnPhone(ConsentBar, phone, locale),
    );
  },
);

test.each([
  ['Nur notwendige', 'essential'],
  ['Alle akzeptieren', 'all'],
])('SHL-08 “%s” on the consent bar stores %s, and the content has the focus', async (name, stored) => {
  await show(lobbyPage, { path: '/tatakae' });
  await consentBar.getByRole('button', { name }).click();
  await expect.element(consentBar).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus(); // the button is gone
  expect(localStorage.getItem('cookieConsent')).toBe(stored);
});

test.each([360, 1280])(
  'SHL-08 both answers of the consent bar look alike, and are met after the bar, at %i px',
  async (width) => {
    await page.viewport(width, 860);
    onTestFinished(() => page.viewport(1280, 860));
    await show(lobbyPage, { path: '/tatakae' });
    await page.getByRole('heading', { level: 1 }).hover(); // the pointer may lie on an answer
    const looks = consentBar
      .getByRole('button')
      .elements()
      .map((answer) => {
        const { width, height } = answer.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(answer);
        return { width, height, color, backgroundColor, borderColor, fontWeight };
      });
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
    const tools = [...document.querySelectorAll<HTMLElement>('.play__bar button')];
    tools.findLast((tool) => tool.checkVisibility())?.focus();
    for (const name of ['Mehr dazu', 'Nur notwendige', 'Alle akzeptieren', 'Duell beginnen']) {
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement?.textContent).toContain(name);
    }
  },
);

const runs: Readonly<Record<string, () => Promise<void>>> = {
  '/mitsukete/play/first-strokes': () => openLevel('first-strokes'),
  '/tatakae/battle': () => show(battlePage, { path: '/tatakae/battle' }),
  '/jukugo': () => openJukugo('puzzle'),
  '/jukugo/challenge': () => openJukugo('challenge'),
  '/puzzle': () => openPuzzle('puzzle'),
  '/puzzle/tutorial': () => openPuzzle('tutorial'),
};

test.each(Object.entries(runs))(
  'SHL-08 on %s a run begins without the consent bar, all the while',
  async (_, open) => {
    const shown: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && (node.matches(consentBarOn) || node.querySelector(consentBarOn)))
            shown.push(node.outerHTML);
    });
    observer.observe(document, { subtree: true, childList: true });
    onTestFinished(() => observer.disconnect());
    await open();
    await expect.poll(() => document.querySelector('main [aria-busy]')).toBeNull();
    await expect.element(page.getByRole('main').getByRole('button').first()).toBeVisible();
    await expect.element(consentBar).not.toBeInTheDocument();
    expect(shown).toEqual([]);
  },
);

test('SHL-08 the consent bar waits while a sheet of Mitsukete is played, and is back when it is done', async () => {
  serverKnows(0);
  await openLevel('first-strokes');
  const [first = ''] = soughtKanji();
  await find(first);
  press(button('Pause'));
  await expect.element(page.getByRole('dialog', { name: 'Pause' })).toBeVisible();
  expect(document.querySelector(consentBarOn)).toBeNull(); // it is still the same run
  press(button('Weiterspielen'));
  await expect.element(page.getByRole('dialog', { name: 'Pause' })).not.toBeInTheDocument();
  await win();
  await expect.element(victory).toBeVisible();
  await expect.element(page.elementLocator(document.querySelector(consentBarOn) as Element)).toBeVisible();
});

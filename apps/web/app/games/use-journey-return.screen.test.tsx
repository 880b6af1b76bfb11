import { freeMode } from '@michi/games/series';
import { roundEndMs, roundMs, rounds } from '@michi/games/tatakae/constants';
import { ToastRegion } from '@michi/ui/toast';
import { createRoutesStub, useLocation } from 'react-router';
import { IntlProvider } from 'use-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadMessages, messagesOf } from '../lib/language/messages.ts';
import * as jukugoPage from '../routes/jukugo/play.tsx';
import * as mitsuketePage from '../routes/mitsukete/play.tsx';
import * as songPage from '../routes/otoawase/song.tsx';
import * as battlePage from '../routes/tatakae/battle.tsx';
import * as lobbyPage from '../routes/tatakae/lobby.tsx';
import * as jukugo from '../testing/jukugo.ts';
import * as mitsukete from '../testing/mitsukete.ts';
import { button, press, show } from '../testing/screen.tsx';
import { expectVerdictInView } from '../testing/verdict.ts';
import { returnMs, useJourneyReturn } from './use-journey-return.ts';

const station = '/tabibito/beginner/first-steps?station=first-steps-park';
const state = { journey: station };

function Level() {
  useJourneyReturn(useLocation().hash === '#over');
  return <p>Level</p>;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

async function play(state: unknown, hash = '#over'): Promise<void> {
  const Site = createRoutesStub([
    { path: '/mitsukete', Component: Level },
    { path: '*', Component: Elsewhere },
  ]);
  await render(
    <IntlProvider locale="de" messages={messagesOf('de', ['common'])} timeZone="UTC">
      <ToastRegion label="Meldungen" dismissLabel="Schließen">
        <Site initialEntries={[{ pathname: '/mitsukete', hash, state }]} />
      </ToastRegion>
    </IntlProvider>,
  );
  await expect.element(page.getByText('Level')).toBeVisible();
}

beforeEach(async () => {
  await loadMessages('de', ['common']);
  vi.useFakeTimers();
});

test('TAB-07 after a run that a station led to, the journey goes on by itself, and says so before', async () => {
  await play({ journey: station });
  await expect.element(page.getByText('Gleich geht die Reise weiter.', { exact: false })).toBeVisible();
  await vi.advanceTimersByTimeAsync(returnMs);
  await expect.element(page.getByText(station)).toBeVisible();
});

test.each([
  ['a key', () => userEvent.keyboard('{Tab}')],
  ['a tap', () => userEvent.click(document.body)],
])('TAB-07 %s lets one stay', async (_, act) => {
  await play({ journey: station });
  await act();
  await vi.advanceTimersByTimeAsync(returnMs);
  await expect.element(page.getByText('Level')).toBeVisible();
});

test.each([
  ['a run that goes on', { journey: station }, ''],
  ['one that no station led to', null, '#over'],
  ['an address that is no station', { journey: 'https://evil.example/tabibito/' }, '#over'],
])('TAB-07 %s leads nowhere', async (_, state, hash) => {
  await play(state, hash);
  await vi.advanceTimersByTimeAsync(returnMs);
  await expect.element(page.getByText('Level')).toBeVisible();
});

const goesOn = () => page.getByText('Gleich geht die Reise weiter.', { exact: false }).elements();

/** The journey says once that it goes on, and does so. */
async function expectReturn(): Promise<void> {
  await expect.poll(goesOn).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(returnMs);
  await expect.element(page.getByText('/tabibito/beginner/first-steps')).toBeVisible();
}

async function openJukugo(): Promise<void> {
  await show(jukugoPage, { path: '/jukugo', data: freeMode, state });
  await expect.poll(jukugo.cards).not.toHaveLength(0);
}

test('TAB-07 a level of Jukugo leads back to the journey', async () => {
  await openJukugo();
  await jukugo.solveNext(jukugo.words.length);
  await expectReturn();
});

test('TAB-07 a level of Jukugo that is begun anew leads nowhere', async () => {
  await openJukugo();
  press(button('Von vorn beginnen'));
  const window = page.getByRole('dialog');
  await expect.element(window).toBeVisible();
  press(window.getByRole('button', { name: 'Von vorn beginnen' }));
  await expect.element(window).not.toBeInTheDocument();
  await expect.poll(jukugo.cards).not.toHaveLength(0);
  await vi.advanceTimersByTimeAsync(returnMs);
  expect(jukugo.cards()).not.toHaveLength(0);
});

/** Both pages of the game. */
function Tatakae() {
  const Page = useLocation().pathname === '/tatakae' ? lobbyPage.default : battlePage.default;
  return <Page />;
}

async function openBattle(state: unknown): Promise<void> {
  await show({ ...battlePage, default: Tatakae }, { path: '/tatakae', at: '/tatakae/*', state });
  press(page.getByRole('link', { name: 'Duell beginnen' }));
  await expect.element(button('Sofort anfangen')).toBeVisible();
  press(button('Sofort anfangen'));
  await expect.element(page.getByRole('application')).toBeVisible();
}

test('TAB-07 a battle of Tatakae leads back to the journey through its lobby', async () => {
  await openBattle(state);
  await vi.advanceTimersByTimeAsync(rounds * (roundMs + roundEndMs));
  await expectReturn();
});

test('TAB-05 a battle that a station led to begins with a kanji of the station', async () => {
  await openBattle({ ...state, kanji: ['心', '熱'] });
  expect(document.querySelector('.tat__model')?.textContent).toBe('心');
});

test('TAB-05 a song that a station led to asks for all kanji of the station', async () => {
  const kanji = [...'先生学校本名書語友'];
  await show(songPage, { path: '/otoawase/sakura', data: 'sakura', state: { ...state, kanji } });
  const listed = () => [...document.querySelectorAll('.oto-prompts li')].map((card) => card.textContent?.[0]);
  await expect.poll(listed).toHaveLength(16);
  expect(listed()).toEqual(expect.arrayContaining(kanji));
});

test('TAB-07 on a phone awards are told after it, not beside it over the verdict', async () => {
  await page.viewport(360, 640);
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => performance.now());
  await show(mitsuketePage, {
    path: '/mitsukete/play/first-strokes',
    at: '/mitsukete/play/:levelId',
    data: await mitsukete.serverLevels(),
    state,
  });
  await mitsukete.untilDealt();
  await mitsukete.win();
  await expectVerdictInView();
  expect(goesOn()).toHaveLength(1);
  const award = page.getByText(/Geschafft: |Neuer Erfolg: |neue Erfolge/);
  await expect.element(award).not.toBeInTheDocument();
  await userEvent.keyboard('{Shift}');
  await vi.advanceTimersByTimeAsync(returnMs);
  await expect.element(award).toBeVisible();
});

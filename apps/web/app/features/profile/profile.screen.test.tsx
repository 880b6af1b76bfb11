import { isFed } from '@michi/games/catalogue';
import type { Locale } from '@michi/messages/locales';
import { learnersDay } from '@michi/progress/days';
import { noLearnerStatistics } from '@michi/progress/learner-statistics';
import { noStatistics } from '@michi/progress/statistics';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { guestsTitle } from '../../learner/account/title.ts';
import { browserMemory } from '../../learner/use-memory.ts';
import { closeLogin } from '../../lib/device/login-request.ts';
import { storeSession } from '../../lib/device/session.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { utcOffsetOf } from '../../lib/time/day.ts';
import ProfilePage, { handle } from '../../routes/accounts/profile.tsx';
import { button, expectAccessible, show, withinSite } from '../../testing/screen.tsx';
import { testUser } from '../../testing/user.ts';

const today = learnersDay(Date.now(), utcOffsetOf(new Date()));

/** Known by meaning, due by reading, forgotten by writing; one known by meaning alone, and one of N1. */
const memories = [
  ['k:山', 'recognition', 100, 5, today - 3],
  ['k:山', 'reading', 8, 5, today - 12],
  ['k:山', 'writing', 0.5, 5, today - 40],
  ['k:川', 'meaning', 30, 5, today],
  ['k:鬱', 'writing', 3, 5, today],
];
const statistics = {
  ...noStatistics,
  totalGamesPlayed: 4,
  answers: { given: 8, correct: 6 },
  levels: { mitsukete: { 'standard-1': 2 } },
  lost: { tatakae: 1 },
  solved: { jukugo: 5 },
  days: [today - 2, today - 1, today],
  bestDayStreak: 3,
};
const heard = (remembered: unknown, imports: unknown[] = []) => ({
  cursor: '1',
  whole: true,
  more: false,
  memories: remembered,
  imports,
});
const anImport = { id: '01900000-0000-7000-8000-000000000001', at: Date.now(), kanji: 2, merged: false };

/** The frame of the site has it. */
const InMain = () => (
  <main>
    <ProfilePage />
  </main>
);
const route = { default: InMain, handle };

/** What the server answers, by method and path. */
let answers: Record<string, unknown> = {};
/** What it was asked. */
const asked: string[] = [];

beforeEach(() => {
  answers = {
    'GET /api/user/statistics': {
      ...noLearnerStatistics,
      statistics,
      achievements: { first_level: Date.now(), first_100: Date.now() - 9e8 },
    },
    'GET /api/v1/memory': heard(memories),
  };
  asked.length = 0;
  const others = window.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const answer = answers[`${request.method} ${pathname}`];
    if (answer === undefined) return others(input, init);
    asked.push(`${request.method} ${pathname} ${await request.text()}`);
    return Response.json(answer);
  });
});
afterEach(() => page.viewport(1280, 860));

const slider = page.getByRole('slider');
const region = (name: string | RegExp) => page.getByRole('region', { name });

/** A page asks once; here every test is another learner. */
async function profile(locale: Locale = 'de'): Promise<void> {
  await show(route, { path: '/profile', locale });
  await expect.element(slider).toBeVisible();
  await browserMemory().refresh();
}

test.for([360, 1280])(
  'ACH-04 a newcomer finds an empty sheet and the way to the games, at %i px',
  async (width) => {
    await page.viewport(width, 860);
    answers['GET /api/user/statistics'] = noLearnerStatistics;
    answers['GET /api/v1/memory'] = heard([]);
    await profile();
    await expect
      .element(page.getByRole('link', { name: 'Zu den Spielen' }))
      .toHaveAttribute('href', '/games');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '山, N5, neu');
    await expect.element(button('Als CSV speichern')).toBeDisabled();
    await expectAccessible(`a newcomer at ${width}`);
  },
);

test('ACH-04 a guest has a profile too, and is invited by both ways', async () => {
  answers['GET /api/user/statistics'] = noLearnerStatistics;
  answers['GET /api/v1/memory'] = heard([]);
  onTestFinished(closeLogin);
  await show(withinSite({ default: ProfilePage, handle }), { path: '/profile' });
  await expect.element(page.getByRole('heading', { name: 'Gerade sitzt kein Kanji sicher' })).toBeVisible();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  for (const [way, title] of [
    ['Konto anlegen', 'Konto anlegen'],
    ['Anmelden', 'Willkommen zurück'],
  ] as const) {
    await main.getByRole('button', { name: way }).click();
    await expect.element(dialog).toHaveAccessibleName(title);
    await userEvent.keyboard('{Escape}');
    await expect.element(main.getByRole('button', { name: way })).toHaveFocus();
  }
});

test.for([360, 1280])('ACH-04 MEM-01 what a learner has is told, at %i px', async (width) => {
  await page.viewport(width, 860);
  await profile();
  await expect.element(page.getByRole('heading', { name: '2 Kanji kannst du sicher' })).toBeVisible();
  await expect
    .element(page.getByRole('progressbar', { name: 'Erfahrung bis Level 2' }))
    .toHaveAttribute('aria-valuetext', '125 / 1.000 XP');
  const due = page.getByText('heute fällig').element().closest('div');
  expect(due?.textContent).toBe('heute fällig1'); // what is written, no review asks for
  await expect.element(region('Stempelkarte').getByText('Längste Serie: 3 Tage.')).toBeVisible();
  expect(region('Stempelkarte').getByText('geübt', { exact: true }).elements().length).toBeGreaterThan(0);
  const games = region('Deine Spiele').getByRole('row').elements();
  expect(games.map(({ textContent }) => textContent)).toEqual([
    'SpielPartienLevelgelöst',
    '見Mitsukete210',
    '戦Tatakae100',
    '熟Jukugo005',
  ]);
  await expect.element(region(/^Erfolge 2 /).getByText('Erstes Level')).toBeVisible();
  const n5 = region('Was du kannst, nach JLPT').getByRole('row', { name: /N5/ });
  await expect.element(n5).toMatchTextContent(/^N52(Bedeutung)?0(Lesung)?0(Schreiben)?80$/);
  await expect.element(region('Wahrscheinlich vergessen').getByText('zuletzt vor 40 Tagen')).toBeVisible();
  await expectAccessible(`a learner at ${width}`);
});

test('ACH-04 writing is advised only if a game asks for it', async () => {
  await profile();
  const levels = region('Was du kannst, nach JLPT');
  await expect.element(levels.getByRole('row', { name: /N5/ })).toBeVisible();
  expect(levels.getByText(/^Als Nächstes lohnt sich: /).elements()).toHaveLength(isFed('writing') ? 1 : 0);
});

test('ACH-04 what is forgotten and taught in games leads to a review of it', async () => {
  answers['GET /api/v1/memory'] = heard([
    ...memories,
    ['k:火', 'reading', 0.5, 5, today - 30],
    ['k:火', 'meaning', 0.5, 5, today - 30],
    ['k:璽', 'meaning', 0.5, 5, today - 30],
  ]);
  await profile();
  const review = region('Wahrscheinlich vergessen').getByRole('link', { name: 'Jetzt festigen' });
  await expect.element(review).toHaveAttribute('href', '/today/review/kanji?of=山火');
});

test('ACH-04 where nothing is forgotten, nothing leads to a review', async () => {
  answers['GET /api/v1/memory'] = heard([['k:川', 'meaning', 30, 5, today]]);
  await profile();
  const forgotten = region('Wahrscheinlich vergessen');
  await expect.element(forgotten.getByText(/^Vermutlich noch nichts/)).toBeVisible();
  await expect.element(forgotten.getByRole('link')).not.toBeInTheDocument();
});

test.for(['a guest', 'an account'])(
  'ACH-01 ACH-04 the title that %s wears stands beside the name',
  async (who) => {
    const title = 'mitsukete_master';
    answers['GET /api/user/statistics'] = {
      ...noLearnerStatistics,
      statistics,
      achievements: { [title]: Date.now() },
    };
    if (who === 'a guest') guestsTitle(browserStore()).write({ v: 1, title });
    else storeSession({ token: 'a token', user: { ...testUser, title } });
    onTestFinished(() => {
      guestsTitle(browserStore()).remove();
      storeSession(null);
    });
    await page.viewport(360, 860);
    await show(route, { path: '/profile' });
    await expect.element(page.getByText('Titel: Adlerauge')).toBeVisible();
    await expectAccessible(`the title of ${who}`);
  },
);

test('ACH-04 the sheet is walked by arrow keys, touched by hand, and told in words', async () => {
  await profile();
  const readout = region(/^Dein Bogen/);
  await expect
    .element(readout.getByText(/^N5 · gemeistert/))
    .toMatchTextContent(
      /^N5 · gemeistert\. Bedeutung gemeistert, Lesung wacklig,? (und )?Schreiben gesehen\. Heute fällig: Lesung und Schreiben\.$/,
    );
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '川, N5, sicher');
  await userEvent.keyboard('{PageDown}');
  await expect.element(slider).toHaveAttribute('aria-valuenow', '81');
  await userEvent.keyboard('{End}');
  await expect.element(slider).toHaveAttribute('aria-valuenow', '2136');
  const box = slider.element().getBoundingClientRect();
  await slider.click({ position: { x: box.width - 4, y: (box.height * 30) / 224 } });
  await expect.element(slider).toHaveAttribute('aria-valuenow', '1');
  await readout.getByText('Zahlen als Tabelle').click();
  await expect.element(readout.getByRole('row', { name: /^N5/ })).toMatchTextContent('N5780011');
});

test('MEM-01 the forecast tells its figures in a sentence and in a table', async () => {
  await profile();
  const forecast = region('Die nächsten Tage');
  await expect.element(forecast.getByRole('img')).toHaveAccessibleName(/^Fällig: \S+ 1, \S+ 0/);
  await expect
    .element(forecast.getByText(/^Wenn du heute alles wiedersiehst, sind es später höchstens 0 am Tag/))
    .toBeVisible();
  await forecast.getByText('Zahlen als Tabelle').click();
  expect(forecast.getByRole('row').elements()).toHaveLength(15);
});

test('MEM-04 the memory is saved as CSV and for Anki', async () => {
  await profile();
  await expect.element(region(/^Dein Bogen/).getByText('Berg · Gebirge')).toBeVisible(); // meanings are loaded
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await button('Als CSV speichern').click();
  await button('Für Anki speichern').click();
  const [csv = '', anki = ''] = await Promise.all(files.map((file) => file.text()));
  expect(csv.split('\r\n')).toHaveLength(7);
  expect(csv).toContain('山,Erkennen,Berg · Gebirge,サン、やま,100.00,5.00,');
  expect(anki).toContain('#columns:Kanji\tBedeutung\tLesungen\tfällig\n山\tBerg · Gebirge\tサン、やま\t');
});

test('MEM-04 known kanji are taken from a list or a level, and taken back', async () => {
  answers['POST /api/v1/memory/imports'] = { imports: [anImport] };
  answers[`DELETE /api/v1/memory/imports/${anImport.id}`] = { imports: [] };
  await profile();
  await page.getByLabelText('Deine Liste').fill('山 川\nhello\n國');
  await expect.element(page.getByText('2 Kanji erkannt.')).toBeVisible();
  await expect.element(page.getByText(/gehört nicht zu den Jōyō-Kanji:/)).toMatchTextContent(/國$/);
  await expect.element(page.getByText(/1 Zeile ohne Kanji:/)).toMatchTextContent(/hello$/);
  await expectAccessible('a list is read');
  answers['GET /api/v1/memory'] = heard(memories, [anImport]);
  await button('Als bekannt merken').click();
  await expect.element(page.getByText(/^2 Kanji, /)).toBeVisible();
  await expect
    .poll(() => asked.find((call) => call.startsWith('POST /api/v1/memory/imports')) ?? '')
    .toContain('"kanji":["山","川"]');
  await expect.element(page.getByLabelText('Deine Liste')).toHaveValue('');
  const title = page.getByRole('heading', { name: 'Was du schon kannst' });
  await expect.element(title).toHaveFocus();

  await page.getByLabelText('Woher').selectOptions('N4');
  answers['GET /api/v1/memory'] = heard(memories, []);
  await expect.element(button('Als bekannt merken')).toBeEnabled();
  (button('Zurücknehmen').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Zurücknehmen')).not.toBeInTheDocument();
  await expect.element(title).toHaveFocus();
});

test('MEM-04 what is pasted is broken without a search for its words, which takes minutes in a long line', async () => {
  await profile();
  const list = page.getByLabelText('Deine Liste').element();
  expect(list).toHaveAttribute('lang', 'ja');
  expect(getComputedStyle(list).wordBreak).toBe('normal');
});

test('ACH-04 MEM-04 without a network what the device knows is shown, and kanji are imported and taken back', async () => {
  await profile();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expect.element(page.getByText(/^Ohne Netz gilt es auf diesem Gerät sofort/)).toBeVisible();
  await page.getByLabelText('Deine Liste').fill('鬱');
  await button('Als bekannt merken').click();
  await expect.element(page.getByRole('heading', { name: '3 Kanji kannst du sicher' })).toBeVisible();
  await button('Zurücknehmen').click();
  await expect.element(page.getByRole('heading', { name: '2 Kanji kannst du sicher' })).toBeVisible();
});

test('ACH-04 the page speaks Japanese', async () => {
  await page.viewport(360, 860);
  await profile('ja');
  await expect.element(page.getByRole('heading', { name: '2字を確かに覚えています' })).toBeVisible();
  await expectAccessible('in Japanese');
});

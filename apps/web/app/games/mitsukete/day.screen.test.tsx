import { daySheet } from '@michi/games/mitsukete/day-sheet';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { storeSession } from '../../lib/device/session.ts';
import { loadDeck } from '../../lib/language/kanji-deck.ts';
import * as dayPage from '../../routes/mitsukete/day.tsx';
import * as sheetPage from '../../routes/mitsukete/sheet.tsx';
import { find, soughtKanji } from '../../testing/mitsukete.ts';
import { enlargeText, expectAccessible, phones, show, sidewaysScroll } from '../../testing/screen.tsx';
import { onTheWire } from './levels.ts';

const day = 20_781;
const id = `day-${day}`;
const evening = Date.UTC(2026, 10, 24, 16, 48);

beforeEach(async () => {
  localStorage.clear();
  storeSession(null);
  await page.viewport(1280, 860);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date', 'performance'] });
  vi.setSystemTime(evening);
});

/** The server answers these; nobody else does. */
function serverAnswers(answers: Readonly<Record<string, unknown>>): void {
  const others = window.fetch;
  vi.stubGlobal('fetch', async (asked: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(new Request(asked, init).url);
    const answer = answers[pathname];
    return answer === undefined ? others(asked, init) : Response.json(answer);
  });
}
const board = {
  top: [{ rank: 1, name: 'Mei', title: null, tag: null, score: 285, own: false }],
  own: null,
  around: [],
};
const showDay = (list: unknown = { day, board }) => show(dayPage, { path: '/mitsukete/day', data: list });

async function openSheet(of = day, locale: 'de' | 'ja' = 'de'): Promise<void> {
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => performance.now());
  const { level, seed } = daySheet(of);
  const date = new Date(of * 86_400_000).toISOString().slice(0, 10);
  await show(sheetPage, {
    path: `/mitsukete/day/${date}`,
    at: '/mitsukete/day/:date',
    data: { day: of, seed, level: onTheWire(level, await loadDeck('deck-1', locale)) },
    locale,
  });
}
const isOpen = () => document.querySelector('.mit__grid button') !== null;
async function opened(): Promise<void> {
  while (!isOpen()) await vi.advanceTimersByTimeAsync(10);
}

describe('MIT-12 the page of the day', () => {
  test('tells the date, the time that is left and the list, and leads to the sheet', async () => {
    await showDay();
    await expect.element(page.getByRole('heading', { level: 3, name: '24. November 2026' })).toBeVisible();
    await expect.element(page.getByText('Noch 7 Stunden 12 Minuten')).toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: /^Mei/ })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Bogen spielen' }))
      .toHaveAttribute('href', '/mitsukete/day/2026-11-24');
    await expect
      .element(page.getByRole('link', { name: 'ein Konto' }))
      .toHaveAttribute('href', '/profile/account');
    await expectAccessible('the page of the day');
  });

  test('at midnight UTC the next sheet is there', async () => {
    await showDay();
    await expect.element(page.getByRole('heading', { name: '24. November 2026' })).toBeVisible();
    vi.setSystemTime(Date.UTC(2026, 10, 25, 0, 0, 10));
    document.dispatchEvent(new Event('visibilitychange'));
    await expect
      .element(page.getByRole('link', { name: 'Bogen spielen' }))
      .toHaveAttribute('href', '/mitsukete/day/2026-11-25');
    await expect.element(page.getByText('Die Bestenliste wird geholt', { exact: false })).toBeInTheDocument();
    await expect.element(page.getByRole('rowheader', { name: /^Mei/ })).not.toBeInTheDocument();
  });

  test('whoever has played sees the result, and may practise', async () => {
    serverAnswers({
      '/api/user/progress': { totalScore: 285, levels: { [id]: { completed: true, highScore: 285 } } },
    });
    await showDay();
    await expect.element(page.getByText('Dein bestes Ergebnis: 285 Punkte')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Noch einmal üben' })).toBeVisible();
    await expect.element(page.getByText('zählt nur der erste Versuch', { exact: false })).toBeVisible();
    await expect
      .element(page.getByRole('region', { name: 'Ergebnis teilen' }))
      .toMatchTextContent('24. November 2026 285 Punkte http');
    await expectAccessible('the page of the day, played');
  });

  test('whoever has lost or left the try is told that it is made, and that more is practice', async () => {
    storeSession({ token: 'a-token', user: null });
    serverAnswers({
      '/api/user/progress': { totalScore: 0, levels: { [id]: { completed: false, highScore: 0 } } },
    });
    await showDay();
    await expect
      .element(page.getByText('Dein Versuch für die Bestenliste von heute ist gemacht', { exact: false }))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Noch einmal üben' })).toBeVisible();
    await expect.element(page.getByText('Dein Ergebnis')).not.toBeInTheDocument();
    await expectAccessible('the page of the day, lost');
  });

  test('in Japanese it is as whole', async () => {
    await show(dayPage, { path: '/mitsukete/day', data: { day, board }, locale: 'ja' });
    await expect.element(page.getByText('あと7時間12分')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'この一枚で遊ぶ' })).toBeVisible();
    await expectAccessible('the page of the day in Japanese');
  });

  test('an empty list says so', async () => {
    await showDay({ day, board: { top: [], own: null, around: [] } });
    await expect.element(page.getByText('Noch steht hier niemand.')).toBeVisible();
  });

  test('a list that cannot be had does not hide the sheet', async () => {
    await showDay({ day, board: null });
    await expect.element(page.getByRole('alert')).toMatchTextContent('Den Bogen kannst du trotzdem spielen.');
    await expect.element(page.getByRole('link', { name: 'Bogen spielen' })).toBeVisible();
  });

  test.each(phones)('on %i × %i nothing is cut off, with large text too', async (width, height) => {
    await page.viewport(width, height);
    await showDay();
    await expect.element(page.getByRole('link', { name: 'Bogen spielen' })).toBeVisible();
    expect(sidewaysScroll()).toBe(0);
    enlargeText();
    expect(sidewaysScroll()).toBe(0);
  });
});

describe('MIT-12 the sheet', () => {
  test('without a server it is practice with the same cards; its result can be shared as text', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openSheet();
    await opened();
    const { level } = daySheet(day);
    expect(document.querySelectorAll('.mit__grid button')).toHaveLength(level.rows * level.cols);
    for (const kanji of soughtKanji()) await find(kanji);
    await vi.advanceTimersByTimeAsync(2_000);
    const end = page.getByRole('dialog');
    await expect.element(end).toMatchTextContent('Das war Übung');
    await expect.element(end.getByRole('link', { name: 'Zur Bestenliste des Tages' })).toBeVisible();
    await end.getByRole('button', { name: 'Teilen' }).click();
    await expect.element(end).toMatchTextContent('Kopiert.');
    const [text = ''] = copied.mock.lastCall ?? [];
    expect(text).toContain('Mitsukete 見つけて · 24. November 2026\n●●●●●\n');
    expect(text).toContain('/mitsukete/day/2026-11-24');
    await expectAccessible('the end of a sheet');
  });

  test('when the time is up it can be shared too; a device that forbids to copy says so', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await openSheet();
    await opened();
    for (const kanji of soughtKanji().slice(0, 2)) await find(kanji);
    await vi.advanceTimersByTimeAsync(180_000);
    const end = page.getByRole('dialog', { name: 'Die Zeit ist um' });
    await expect.element(end).toMatchTextContent('●● 65 Punkte · 3:00 · 2 Züge');
    await end.getByRole('button', { name: 'Teilen' }).click();
    await expect.element(end).toMatchTextContent('Du kannst den Text markieren und kopieren.');
  });

  test('whoever has a try is told that to begin anew is practice', async () => {
    storeSession({ token: 'a-token', user: null });
    await openSheet();
    await opened();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect.element(page.getByRole('button', { name: 'Als Übung neu beginnen' })).toBeVisible();
  });

  test('a sheet that was lost on this device is tried: another run asks the server for no place', async () => {
    storeSession({ token: 'a-token', user: null });
    const asked = vi.fn<(path: string) => void>();
    vi.stubGlobal('fetch', async (path: string) => {
      asked(path);
      throw new TypeError('no network');
    });
    await openSheet();
    await opened();
    for (const kanji of soughtKanji().slice(0, 2)) await find(kanji);
    expect(asked).toHaveBeenCalledWith('/api/v1/game-tickets');
    asked.mockClear();
    await vi.advanceTimersByTimeAsync(180_000);
    const end = page.getByRole('dialog', { name: 'Die Zeit ist um' });
    await end.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await opened();
    expect(asked).not.toHaveBeenCalledWith('/api/v1/game-tickets');
  });

  test('one of a day to come does not lie out yet', async () => {
    await openSheet(day + 1);
    await expect.element(page.getByText('Dieser Bogen liegt noch nicht aus.')).toBeVisible();
    expect(isOpen()).toBe(false);
  });
});

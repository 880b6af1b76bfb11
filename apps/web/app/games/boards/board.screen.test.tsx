import { getGameLevels } from '@michi/contracts/game-levels';
import { getLeaderboard, type Leaderboard } from '@michi/contracts/leaderboards';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as jukugoBoard from '../../routes/jukugo/leaderboard.tsx';
import * as mitsuketeBoard from '../../routes/mitsukete/leaderboard.tsx';
import { answer, refused, silence } from '../../testing/calls.ts';
import { serverLevels } from '../../testing/mitsukete.ts';
import { answerNewcomer } from '../../testing/newcomer.ts';
import { holdPatience } from '../../testing/patience.ts';
import { button, enlargeText, expectAccessible, press, show } from '../../testing/screen.tsx';
import { openSite } from '../../testing/site.tsx';

const stands = (rank: number, name: string | null, own = false) =>
  ({ rank, name, title: null, tag: `A1B2C${rank}`, score: 1_000 - rank, own }) as const;
const week = { period: 'week', startsAt: 0, level: null } as const;
const listed: Leaderboard = { ...week, top: [stands(1, 'Aiko'), stands(2, null)], own: null, around: [] };

const showJukugo = (board: Leaderboard | null, level?: string) =>
  show(jukugoBoard, {
    path: '/jukugo/leaderboard',
    data: { game: 'jukugo', period: 'week', level, board },
  });
/** What the server answers to any call. */
function serverSays(answer: (request: Request) => Promise<Response>): void {
  const others = window.fetch;
  vi.stubGlobal('fetch', (asked: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(asked, init);
    return new URL(request.url).pathname.startsWith('/api/') ? answer(request) : others(asked, init);
  });
}
const rows = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.textContent);

test('API-09 below the first places stands the own one with those beside it', async () => {
  const own = stands(31, null, true);
  const around = [stands(30, 'Ben'), own, stands(32, 'Zoë')];
  await showJukugo({ ...listed, own, around });
  await expect.element(page.getByRole('rowgroup', { name: /Dein Platz/ })).toBeVisible();
  expect(rows()).toEqual(['1Aiko999', '2Gast A1B2C2998', '30Ben970', '31Gast A1B2C31du969', '32Zoë968']);
  await expectAccessible('a list with the own place');
});

test('API-09 periods and levels are chosen by addresses of their own, and keep each other', async () => {
  await showJukugo(listed, 'ranked-2');
  const { href } = page.getByRole('link', { name: 'Heute' }).element() as HTMLAnchorElement;
  expect(new URL(href).search).toBe('?period=day&level=ranked-2');
  const select = page.getByRole('combobox', { name: 'Level' });
  await expect.element(select).toHaveValue('ranked-2');
  const options = [...(select.element() as HTMLSelectElement).options].map(({ text }) => text);
  expect(options).toEqual(['Alle Level zusammen', ...[1, 2, 3, 4, 5].map((level) => `Level ${level}`)]);
});

test('API-09 an empty list says so, and leads to where one plays for it', async () => {
  await showJukugo({ ...listed, top: [] });
  const play = page.getByRole('link', { name: 'Level wählen' });
  await expect.element(play).toHaveAttribute('href', '/jukugo/ranked');
  await expectAccessible('an empty list');
});

test('API-09 a list that cannot be had can be asked for again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer(getLeaderboard, () => refused(500));
  answer(getGameLevels, { data: [...(await serverLevels()).levels] });
  await openSite('/mitsukete/leaderboard', { pages: { '/mitsukete/leaderboard': mitsuketeBoard } });
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Die Bestenliste ist gerade nicht zu erreichen.');
  expect(warn).toHaveBeenCalledExactlyOnceWith('loading the leaderboard failed:', expect.anything());
  await expectAccessible('a list that cannot be had');
  answer(getLeaderboard, { ...listed, top: [] });
  await button('Neu laden').click();
  await expect.element(page.getByRole('heading', { name: 'Noch steht hier niemand.' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Level wählen' }))
    .toHaveAttribute('href', '/mitsukete/levels');
});

test('API-09 SHL-10 a list that takes too long says so in its place, and comes with another try', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerNewcomer();
  const timeIsUp = holdPatience();
  const asked = answer(getLeaderboard, silence);
  await openSite('/jukugo/leaderboard', { pages: { '/jukugo/leaderboard': jukugoBoard } });
  await expect.poll(() => asked.length).toBe(1);
  timeIsUp();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Das hat zu lange gedauert');
  answer(getLeaderboard, listed);
  press(button('Neu laden'));
  await expect.poll(rows).toEqual(['1Aiko999', '2Gast A1B2C2998']);
  expect(page.getByRole('alert').elements()).toEqual([]);
});

describe('API-09 a name is reported', () => {
  const own = { ...stands(2, 'Ich', true) };
  const board: Leaderboard = { ...listed, top: [stands(1, 'Aiko'), own, stands(3, null)], own };

  test('never one’s own, nor that of a guest', async () => {
    await showJukugo(board);
    const reports = page.getByRole('table').getByRole('button');
    expect(reports.elements().map((each) => each.getAttribute('aria-label'))).toEqual(['Aiko melden']);
  });

  test('with a reason and words; it is said that it has arrived, and the focus comes back', async () => {
    const sent: unknown[] = [];
    serverSays(async (request) => {
      sent.push(await request.json());
      return Response.json({ message: 'Danke' });
    });
    await showJukugo(board);
    await button('Aiko melden').click();
    await expect.element(page.getByRole('dialog', { name: 'Diesen Namen melden?' })).toBeVisible();
    await expectAccessible('the report');
    await page.getByRole('combobox', { name: 'Was stimmt damit nicht?' }).selectOptions('impersonation');
    await page.getByRole('textbox', { name: /dazu sagen/ }).fill('Das ist nicht Aiko.');
    await page.getByRole('dialog').getByRole('button', { name: 'Melden', exact: true }).click();
    await expect.element(page.getByRole('status')).toMatchTextContent('deine Meldung ist angekommen');
    expect(sent).toEqual([{ name: 'Aiko', reason: 'impersonation', words: 'Das ist nicht Aiko.' }]);
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Aiko melden')).toHaveFocus();
  });

  test('a refusal is told, and nothing typed is lost', async () => {
    const refusal = { message: 'Diesen Namen trägt niemand mehr.' };
    serverSays(async () => Response.json(refusal, { status: 404 }));
    await showJukugo(board);
    await button('Aiko melden').click();
    const words = page.getByRole('textbox', { name: /dazu sagen/ });
    await words.fill('Seht selbst');
    await page.getByRole('dialog').getByRole('button', { name: 'Melden', exact: true }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(refusal.message);
    await expect.element(words).toHaveValue('Seht selbst');
  });
});

test('GAM-01 on a phone with enlarged text nothing of a list is cut off', async () => {
  await page.viewport(360, 640);
  enlargeText();
  const long = {
    ...stands(1, 'wandererin_aus_heidelberg'),
    title: 'mitsukete_master',
    score: 123_456,
  } as const;
  await show(mitsuketeBoard, {
    path: '/mitsukete/leaderboard',
    data: {
      ...{
        game: 'mitsukete',
        period: 'all',
        level: undefined,
        levels: [{ id: 'one', name: 'Erste Striche' }],
      },
      board: { ...listed, top: [long, stands(2, null, true)] },
    },
  });
  await expect.element(page.getByRole('table')).toBeVisible();
  for (const part of document.querySelectorAll('main *'))
    if (!part.closest('.sr-only, [aria-hidden=true]'))
      expect(part.getBoundingClientRect().right, part.outerHTML.slice(0, 80)).toBeLessThanOrEqual(360);
});

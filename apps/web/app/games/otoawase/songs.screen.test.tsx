import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as songsPage from '../../routes/otoawase/songs.tsx';
import {
  button,
  cutOff,
  enlargeText,
  expectAccessible,
  inSweep,
  press,
  show,
  sidewaysScroll,
} from '../../testing/screen.tsx';
import { expectWarning } from '../../testing/warnings.ts';

const open = () => show(songsPage, { path: '/otoawase' });

test('OTO-01 each song tells its tempo, length and difficulty, and leads to its own address', async () => {
  await open();
  const prompts = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect.element(prompts.nth(2)).toBeVisible();
  expect(prompts.elements().map((prompt) => prompt.querySelector('h3')?.textContent)).toEqual([
    'Weg der Kirschblüten',
    'Regen über Tokio',
    'Fluss im Mondlicht',
  ]);
  const facts = prompts.elements().map((prompt) => {
    const [tempo, length] = [...prompt.querySelectorAll('dd')].map((fact) => fact.textContent);
    return [tempo, length, prompt.querySelector('[role=img]')?.getAttribute('aria-label')];
  });
  expect(facts).toEqual([
    ['120 bpm', '3:00', 'Schwierigkeit 1 von 3'],
    ['140 bpm', '3:30', 'Schwierigkeit 2 von 3'],
    ['100 bpm', '4:00', 'Schwierigkeit 3 von 3'],
  ]);
  const links = [...document.querySelectorAll('a[href^="/otoawase/"]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(links).toEqual(['/otoawase/sakura', '/otoawase/rain', '/otoawase/moon']);
});

test('OTO-01 the offset is within ±200 ms and stays on this device; without sound there is nothing to tap', async () => {
  expectWarning('opening the sound failed');
  vi.stubGlobal('AudioContext', undefined);
  await open();
  const offset = page.getByRole('slider', { name: 'Versatz' });
  await offset.fill('-200');
  expect(localStorage.getItem('kanji-no-michi:otoawase:settings')).toContain('-200');
  await expect.element(page.getByText('-200 ms')).toBeVisible();
  expect((offset.element() as HTMLInputElement).max).toBe('200');
  await button('Mitklopfen').click();
  await expect.element(page.getByText('Im Moment ist kein Ton zu hören', { exact: false })).toBeVisible();
});

test('GAM-01 whoever wants little motion plays in steps until they choose otherwise', async () => {
  await open();
  const stepwise = page.getByRole('switch', { name: 'Schrittweise spielen' });
  await expect.element(stepwise).toBeChecked();
  press(stepwise);
  await expect.element(stepwise).not.toBeChecked();
  expect(localStorage.getItem('kanji-no-michi:otoawase:settings')).toContain('"stepwise":false');
});

test('GAM-01 on a phone the first song can be begun in the first view, and how it goes comes after the songs', async () => {
  await page.viewport(360, 640);
  await open();
  const play = page.getByRole('link', { name: 'Weg der Kirschblüten spielen' });
  await expect.element(play).toBeVisible();
  expect(play.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
});

for (const width of [360, 1280])
  test(`GAM-01 axe finds nothing among the songs, ${width} px wide`, inSweep(width === 1280), async () => {
    await page.viewport(width, 860);
    await open();
    await expect.element(page.getByRole('heading', { name: 'Fluss im Mondlicht' })).toBeVisible();
    await expectAccessible('songs');
    expect([sidewaysScroll(), cutOff()]).toEqual([0, []]);
  });

test('GAM-01 with text at 200 % on a phone nothing is cut off at the side', async () => {
  await page.viewport(360, 640);
  enlargeText();
  await open();
  await expect.element(page.getByRole('heading', { name: 'Fluss im Mondlicht' })).toBeVisible();
  expect([sidewaysScroll(), cutOff()]).toEqual([0, []]);
});

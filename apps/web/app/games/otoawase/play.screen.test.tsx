import { noteNow } from '@michi/games/otoawase/state';
import { readingKey } from '@michi/kanji/reading-key';
import { Performance, songSetup } from '@michi/testing/otoawase';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  announcedKey,
  answer,
  asked,
  begin,
  energy,
  enter,
  firstNoteMs,
  hit,
  laneKey,
  lose,
  nextNoteMs,
  pass,
  points,
  pressKey,
  resume,
} from '../../testing/otoawase.ts';
import { button, press } from '../../testing/screen.tsx';

test('OTO-01, OTO-02 in steps a note waits on the line; its lane, then its reading, and the points are there', async () => {
  const prompts = await begin();
  await hit();
  await userEvent.keyboard(`${readingKey(prompts.get(asked()) ?? '')}{Enter}`);
  await expect.element(page.getByText('Richtig')).toBeVisible();
  expect(points()).toBe('100');
  await expect.element(answer).not.toBeInTheDocument();
});

test('OTO-01 before a song stand three steps of how it goes and what may come; the pace is chosen there too', async () => {
  const prompts = await enter({ falling: true });
  expect(document.querySelectorAll('.oto-how li')).toHaveLength(3);
  expect(prompts.size).toBe(24);
  press(page.getByRole('switch', { name: 'Schrittweise spielen' }));
  vi.useFakeTimers();
  press(button('Lied beginnen'));
  await expect.element(energy).toBeInTheDocument();
  await pass(60_000);
  expect(energy.element().getAttribute('aria-valuenow')).toBe('100'); // in steps nothing is missed
  pressKey(laneKey());
  await expect.element(answer).toHaveFocus();
});

test('OTO-02, OTO-03 a falling note is hit on its beat; a wrong answer costs 10 energy and shows the right one', async () => {
  const prompts = await begin({ falling: true });
  const key = announcedKey();
  await pass(firstNoteMs);
  pressKey(key === 'a' ? 's' : 'a');
  pressKey(key);
  await expect.element(answer).toHaveFocus();
  expect(document.querySelector('.oto-ask')?.textContent).toContain('Perfekt');
  const reading = prompts.get(asked()) ?? '';
  await userEvent.keyboard('zahnbuerste{Enter}');
  await expect.element(page.getByText('Nicht ganz')).toBeVisible();
  expect(document.querySelector('.oto-last')?.textContent).toContain(reading);
  await expect.element(energy).toHaveAttribute('aria-valuenow', '88');
});

test('OTO-01, OTO-03 TDY-02 without energy the song breaks off; the result tells what was missed, to practise it', async () => {
  await lose();
  await expect.element(page.getByText('Das Lied brach ab')).toBeVisible();
  const review = page.getByRole('link', { name: /^6 von \d+ verfehlten Kanji wiederholen/ });
  await expect.element(review).toHaveAttribute('href', expect.stringContaining('/today/review/kanji?of='));
  expect(document.querySelectorAll('.oto-missed li').length).toBeGreaterThan(10);
  expect(page.getByRole('link', { name: 'Jetzt üben' }).elements()).toEqual([]); // one way, not two
});

test('OTO-02 who does not reach the end is offered the song in steps, and plays it so', async () => {
  await lose();
  press(button('Schrittweise noch einmal'));
  await expect.element(energy).toHaveAttribute('aria-valuenow', '100');
  await pass(firstNoteMs + nextNoteMs);
  await expect.element(energy).toHaveAttribute('aria-valuenow', '100'); // in steps nothing is missed
  pressKey(laneKey());
  await expect.element(answer).toHaveFocus();
});

test('ANS-03 who was right says so: the energy is back', async () => {
  await begin();
  await hit();
  await userEvent.keyboard('zahnbuerste{Enter}');
  await expect.element(energy).toHaveAttribute('aria-valuenow', '90');
  press(button('Ich hatte recht'));
  await expect.element(energy).toHaveAttribute('aria-valuenow', '100');
  expect(document.querySelector('.oto-last')?.textContent).toContain('Richtig');
  await expect.element(page.getByText('Gilt hier als richtig', { exact: false })).toBeInTheDocument();
  await expect.element(button('Ich hatte recht')).not.toBeInTheDocument();
});

test('OTO-02 "I don’t know" shows the answer', async () => {
  const prompts = await begin();
  await hit();
  const reading = prompts.get(asked()) ?? '';
  press(button(/^Weiß ich nicht/));
  await expect.element(page.getByText('Das war:')).toBeVisible();
  expect(document.querySelector('.oto-last')?.textContent).toContain(`${reading}, `);
  await expect
    .poll(() => document.querySelector('.oto-last__readings')?.textContent)
    .toMatch(/^(On|Kun) |Kun /);
});

test('OTO-01 OTO-03 a song that is played to its end tells its grade, its points, and that they are the best so far', async () => {
  const song = new Performance(songSetup('sakura', 'stepwise'));
  while (noteNow(song.state)) song.hitAndName();
  await resume(song);
  await pass(20_000);
  await expect.element(button('Noch einmal')).toHaveFocus();
  await expect.element(page.getByText('13.330 Punkte')).toBeVisible();
  await expect.element(page.getByText('Note 秀')).toBeVisible();
  await expect.element(page.getByText('Dein erstes Ergebnis in diesem Lied')).toBeVisible();
});

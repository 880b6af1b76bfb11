import { noteNow } from '@michi/games/otoawase/state';
import { readingKey } from '@michi/kanji/reading-key';
import { Performance, songSetup } from '@michi/testing/otoawase';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { browserLearner } from '../../learner/browser-learner.ts';
import { newRunId } from '../../learner/run.ts';
import * as songPage from '../../routes/otoawase/song.tsx';
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
  pass,
  pauseDialog,
  points,
  pressKey,
} from '../../testing/otoawase.ts';
import { button, press, show } from '../../testing/screen.tsx';

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
  await expect.element(page.getByText('Leider nein')).toBeVisible();
  expect(document.querySelector('.oto-last')?.textContent).toContain(reading);
  await expect.element(energy).toHaveAttribute('aria-valuenow', '88');
});

test('OTO-01, OTO-03 TDY-02 without energy the song breaks off; the result tells what was missed, to practise it', async () => {
  await begin({ falling: true });
  await lose();
  await expect.element(page.getByText('Das Lied brach ab')).toBeVisible();
  const review = page.getByRole('link', { name: /^6 verfehlte Kanji wiederholen/ });
  await expect.element(review).toHaveAttribute('href', expect.stringContaining('/today/review/kanji?of='));
  vi.useRealTimers();
  const missed = document.querySelectorAll('.oto-missed li').length;
  expect(missed).toBeGreaterThan(10);
  const reading = document.querySelector('.oto-missed__reading')?.textContent ?? '';
  await button('Jetzt üben').click();
  const typed = page.getByRole('textbox', { name: 'Wie liest man dieses Zeichen?' });
  await expect.element(typed).toHaveFocus();
  await userEvent.keyboard(`${readingKey(reading)}{Enter}`);
  await expect.element(page.getByText('Richtig:')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(`2 von ${missed}`)).not.toBeInTheDocument();
  await expect.element(typed).toHaveFocus();
  while (document.querySelector('.oto-practice form')) {
    document.querySelector<HTMLElement>('.oto-practice form .btn')?.click(); // not known, and on
    await new Promise(requestAnimationFrame);
  }
  await button('Fertig').click();
  await expect.element(button('Jetzt üben')).toHaveFocus();
});

test('OTO-01 OTO-03 a song that is played to its end tells its grade, its points, and that they are the best so far', async () => {
  const song = new Performance(songSetup('sakura', 'stepwise'));
  while (noteNow(song.state)) song.hitAndName();
  const { savedRuns } = browserLearner();
  const { recording } = song.run;
  const played = { runId: newRunId(Date.now()), ticket: null, recording, answered: 43 };
  savedRuns.save({ game: 'otoawase', level: 'sakura', ...played }); // as if left before its last beats
  await show(songPage, { path: '/otoawase/sakura', at: '/otoawase/sakura', data: 'sakura' });
  const goOn = pauseDialog.getByRole('button', { name: 'Weiter', exact: true });
  await expect.element(goOn).toBeVisible();
  vi.useFakeTimers();
  press(goOn);
  await pass(20_000);
  await expect.element(page.getByRole('heading', { name: '13.330 Punkte' })).toHaveFocus();
  await expect.element(page.getByText('Note 秀')).toBeVisible();
  await expect.element(page.getByText('Dein erster Bestwert in diesem Lied')).toBeVisible();
});

import { wrongFeedbackMs } from '@michi/games/jukugo/constants';
import { freeMode } from '@michi/games/series';
import de from '@michi/messages/de/jukugo.json' with { type: 'json' };
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  emptySlots,
  filler,
  miss,
  openStopped,
  pick,
  says,
  slots,
  soughtWord,
  strays,
  words,
} from '../../testing/jukugo.ts';
import { button, press } from '../../testing/screen.tsx';

const explains = () => document.querySelector('.juk__missed')?.textContent;
/** A kanji with what it means. */
const meant = (kanji: string) => `${kanji} „${new Map(Object.entries(de.kanji)).get(kanji)}“`;
const prompt = 'Welche zwei Zeichen bilden das Wort?';

test('JUK-05 a wrong pair is said, and stays in sight until something else is done', async () => {
  await openStopped(freeMode);
  miss();
  await vi.advanceTimersByTimeAsync(10 * wrongFeedbackMs);
  expect(says()).toBe('Nicht ganz... Versuche es nochmal!');
  expect(page.getByRole('button', { pressed: true }).elements()).toEqual([]);
  const [stray] = strays();
  pick(stray); // the very card that was wrong
  await expect.poll(says).toBe(prompt);
  await expect.poll(slots).toEqual([stray, 'Zeichen wählen']);
  pick(stray);
  await expect.poll(slots).toEqual(emptySlots);
  miss();
  press(button('Zurücksetzen')); // long before it would clear by itself
  await expect.poll(slots).toEqual(emptySlots);
  expect(says()).toBe(prompt);
});

test('JUK-05 slots can be emptied, one by one and both', async () => {
  await openStopped(freeMode);
  const [stray] = strays();
  pick(stray);
  await button(new RegExp(`^${stray}.* entfernen$`)).click();
  await expect.poll(slots).toEqual(emptySlots);
  await expect.element(button('Zeichen wählen').first()).toHaveFocus();
  pick(stray);
  await expect.poll(slots).not.toEqual(emptySlots);
  await button('Zurücksetzen').click();
  await expect.poll(slots).toEqual(emptySlots);
});

test('JUK-05 while a wrong pair is being shown the next card is picked at once', async () => {
  await openStopped(freeMode);
  miss();
  const [first = ''] = soughtWord().jukugo;
  pick(first);
  await expect.poll(slots).toEqual([first, 'Zeichen wählen']);
  await vi.advanceTimersByTimeAsync(wrongFeedbackMs);
  expect(slots()).toEqual([first, 'Zeichen wählen']);
});

test('JUK-05 after a miss the task says what the two mean, and which reading is sought', async () => {
  await openStopped(freeMode);
  const word = soughtWord();
  const [first = ''] = word.jukugo;
  const [before, after] = word.kanjiReadings;
  const { kanji, reading } = filler();
  pick(kanji);
  pick(first);
  await expect
    .poll(explains)
    .toBe(
      `${meant(first)} + ${meant(kanji)} ist nicht das gesuchte Wort. Gesucht: ${after}. ${kanji} liest man hier ${reading}.`,
    );
  expect(slots()).toEqual([first, kanji]); // the right one where it belongs
  expect(document.querySelectorAll('.juk__slot.is-fitting')).toHaveLength(1);

  const other = words.find(({ jukugo }) => jukugo !== word.jukugo);
  for (const kanji of other?.jukugo ?? '') pick(kanji);
  await expect
    .poll(explains)
    .toBe(
      `${other?.jukugo} heißt „${de.builtIn[other?.id ?? 'gakko'].meaning}“. Gesucht: ${before}${after}.`,
    );
});

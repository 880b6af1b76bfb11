import { readingKey } from '@michi/kanji/reading-key';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tap } from '../../testing/devtools.ts';
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
  pressKey,
} from '../../testing/otoawase.ts';
import {
  button,
  cutOff,
  enlargeText,
  expectAccessible,
  inSweep,
  press,
  sidewaysScroll,
} from '../../testing/screen.tsx';

test('OTO-03, GAM-04 P stops the song and all that falls; a p in an answer is an answer', async () => {
  await begin();
  await pass(2_000);
  pressKey('p');
  await expect.element(pauseDialog).toBeVisible();
  await pass(60_000);
  pressKey('p');
  await expect.element(pauseDialog).not.toBeInTheDocument();
  await pass(firstNoteMs - 2_000 + 100);
  pressKey(laneKey());
  await expect.element(answer).toHaveFocus();
  await userEvent.keyboard('p');
  await expect.element(answer).toHaveValue('p');
  await expect.element(pauseDialog).not.toBeInTheDocument();
});

test('GAM-01 pads are pressed by a pointer and by the keyboard, and arrow keys are lanes', async () => {
  await begin();
  await pass(firstNoteMs + 100);
  const lane = 'asd'.indexOf(laneKey());
  const pads = page.getByRole('button', { name: /^Spur/ });
  press(pads.nth((lane + 1) % 3)); // as Enter does
  await expect.element(energy).toHaveAttribute('aria-valuenow', '98');
  pressKey(['ArrowLeft', 'ArrowDown', 'ArrowRight'][lane] ?? '');
  await expect.element(answer).toHaveFocus();
});

test.each(['a mouse', 'a finger'])(
  'OTO-02 GAM-01 who hits a note by %s types its answer at once',
  async (by) => {
    await begin();
    await pass(firstNoteMs + 100);
    const pad = document.querySelectorAll<HTMLElement>('.oto-pad')['asd'.indexOf(laneKey())] as HTMLElement;
    const { x, y } = pad.getBoundingClientRect();
    if (by === 'a mouse') await userEvent.click(pad);
    else await tap(x + 10, y + 10);
    await expect.element(answer).toHaveFocus();
    await userEvent.keyboard('ka');
    await expect.element(answer).toHaveValue('ka');
  },
);

test('GAM-01 a screen reader hears the lane, the hit, the answer and a pause', async () => {
  const prompts = await begin();
  const heard: string[] = [];
  const status = [...document.querySelectorAll('[role=status]')].at(-1) as Element;
  const tell = () => void heard.push(status.textContent ?? '');
  new MutationObserver(tell).observe(status, { characterData: true, childList: true, subtree: true });
  tell();
  const says = (pattern: RegExp) => expect(heard).toContainEqual(expect.stringMatching(pattern));
  says(/^Als Nächstes: Spur/);
  await hit();
  says(/^Die Note ist auf der Linie\.$/);
  says(/^Gut\. Nenne das Zeichen .\.$/);
  await userEvent.keyboard(`${readingKey(prompts.get(asked()) ?? '')}{Enter}`);
  await expect.element(answer).not.toBeInTheDocument();
  says(/^Richtig: 100 Punkte\. Kombo 1\. Als Nächstes: Spur/);
  pressKey('p');
  await expect.element(pauseDialog).toBeVisible();
  says(/^Pause\. Musik und Noten stehen still\.$/);
});

test('GAM-01 while no answer is asked for, the focus is on the field', async () => {
  await begin();
  const field = page.getByRole('region', { name: 'Spielfeld mit drei Spuren' });
  await expect.element(field).toHaveFocus();
  await hit();
  await userEvent.keyboard('zahnbuerste{Enter}');
  await expect.element(field).toHaveFocus();
});

test.each([
  [360, 640],
  [360, 760],
  [740, 360],
])(
  'GAM-01 field, numbers and pads are in one view at %i × %i, and so is the question',
  async (width, height) => {
    await page.viewport(width, height);
    await begin();
    const inView = (selector: string) => {
      for (const element of document.querySelectorAll(selector)) {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const name = `${element.className} ${JSON.stringify({ left, right, top, bottom })}`;
        expect([left >= 0, right <= width, top >= 0, bottom <= height], name).toEqual(Array(4).fill(true));
      }
    };
    inView('.oto-hud, .oto-field, .oto-pad');
    await hit();
    inView('.oto-hud, .oto-ask, .oto-ask button, .oto-ask input');
    const hud = document.querySelector('.oto-hud')?.getBoundingClientRect();
    const ask = document.querySelector('.oto-ask')?.getBoundingClientRect();
    expect(ask?.top).toBeGreaterThanOrEqual(hud?.bottom ?? 0); // energy stays in sight
    expect(sidewaysScroll()).toBe(0);
  },
);

test.each([
  [360, 640],
  [740, 360],
])('GAM-01 at %i × %i the end of a song shows the best way on without scrolling', async (width, height) => {
  await page.viewport(width, height);
  await lose();
  const { top, bottom } = button('Schrittweise noch einmal').element().getBoundingClientRect();
  expect([top >= 0, bottom <= height]).toEqual([true, true]);
  expect(sidewaysScroll()).toBe(0);
});

test('GAM-01 with text at 200 % on a phone nothing is cut off at the side', async () => {
  await page.viewport(360, 640);
  enlargeText();
  await enter({ falling: true });
  expect([sidewaysScroll(), cutOff()]).toEqual([0, []]);
  vi.useFakeTimers();
  press(button('Lied beginnen'));
  await expect.element(energy).toBeInTheDocument();
  const key = announcedKey();
  await pass(firstNoteMs);
  pressKey(key);
  await expect.element(answer).toHaveFocus();
  expect([sidewaysScroll(), cutOff()]).toEqual([0, []]);
});

test('GAM-01 with text at 200 % on a phone nothing of the end of a song is cut off', async () => {
  await page.viewport(360, 640);
  enlargeText();
  await lose();
  vi.useRealTimers();
  expect([sidewaysScroll(), cutOff()]).toEqual([0, []]);
});

describe('GAM-01 axe finds nothing', () => {
  for (const width of [360, 1280])
    test(`on every state of a song, ${width} px wide`, inSweep(width === 1280), async () => {
      await page.viewport(width, 860);
      await enter();
      await expectAccessible('before the song');
      vi.useFakeTimers();
      press(button('Lied beginnen'));
      await expect.element(energy).toBeInTheDocument();
      await expectAccessible('playing');
      await hit();
      await expectAccessible('asking');
      await userEvent.keyboard('p{Enter}');
      await expect.element(answer).not.toBeInTheDocument();
      await expectAccessible('named');
    });

  test('on the result of a song', async () => {
    await lose();
    vi.useRealTimers();
    await expectAccessible('result');
  });
});

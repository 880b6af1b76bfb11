import { readingKey } from '@michi/kanji/reading-key';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import * as songPage from '../../routes/otoawase/song.tsx';
import { compose, tap } from '../../testing/devtools.ts';
import {
  button,
  cutOff,
  enlargeText,
  expectAccessible,
  press,
  show,
  sidewaysScroll,
} from '../../testing/screen.tsx';

/** The first note of the song comes to the line at this time, and the next one so much later. */
const [firstNoteMs, nextNoteMs] = [8_000, 4_000];
const answer = page.getByRole('textbox', { name: 'Lesung, Bedeutung oder Zeichen' });
const energy = page.getByRole('progressbar', { name: 'Energie' });
const points = () => document.querySelector('.oto-hud dd')?.textContent;
const pauseDialog = page.getByRole('dialog', { name: 'Pause' });
const asked = () => document.querySelector('.oto-ask .masu')?.textContent ?? '';

/** Opens the first song in which time goes as the test says; its cards by their kanji. */
async function enter({ falling = false } = {}): Promise<ReadonlyMap<string, string>> {
  localStorage.setItem('kanji-no-michi:otoawase:settings', JSON.stringify({ delayMs: 0, steps: !falling }));
  window.dispatchEvent(new StorageEvent('storage')); // what the test before left is gone
  await show(songPage, { path: '/otoawase/sakura', at: '/otoawase/sakura', data: 'sakura' });
  const begin = button('Lied beginnen');
  await expect.element(begin).toBeEnabled();
  await expect.element(begin).toHaveFocus();
  const cards = [...document.querySelectorAll('.oto-cards li')].map(({ children }) => [
    children[0]?.textContent ?? '',
    children[1]?.textContent ?? '',
  ]);
  return new Map(cards as [string, string][]);
}

async function begin(options: { falling?: boolean } = {}) {
  const cards = await enter(options);
  vi.useFakeTimers();
  press(button('Lied beginnen'));
  await expect.element(energy).toBeInTheDocument();
  return cards;
}

/** Presses a key at the moment of the test's clock. */
function pressKey(key: string): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() });
  document.body.dispatchEvent(event);
}

/** In steps: the key of the lane in which the nearest note is. */
function laneKey(): string {
  const lanes = [...document.querySelectorAll('.oto-lane')];
  const tops = lanes.map((lane) => {
    const note = lane.querySelector<HTMLElement>('.oto-note');
    return note ? note.getBoundingClientRect().top : Number.NEGATIVE_INFINITY;
  });
  return 'asd'[tops.indexOf(Math.max(...tops))] ?? 'a';
}

/** The key of the lane that was announced; what falls is moved by a clock that no test moves. */
function announcedKey(): string {
  const said = [...document.querySelectorAll('[role=status]')].at(-1)?.textContent ?? '';
  return 'asd'[['links', 'Mitte', 'rechts'].findIndex((lane) => said.includes(`Spur ${lane}`))] ?? '';
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** In steps: waits for a note and hits it. */
async function hit(): Promise<void> {
  await pass(firstNoteMs + 100);
  pressKey(laneKey());
  await expect.element(answer).toHaveFocus();
}

test('OTO-01, OTO-02 in steps a note waits on the line; its lane, then its reading, and the points are there', async () => {
  const cards = await begin();
  await hit();
  await userEvent.keyboard(`${readingKey(cards.get(asked()) ?? '')}{Enter}`);
  await expect.element(page.getByText('Richtig')).toBeVisible();
  expect(points()).toBe('100');
  await expect.element(answer).not.toBeInTheDocument();
});

test('OTO-01 before a song stand three steps of how it goes and what may come; the pace is chosen there too', async () => {
  const cards = await enter({ falling: true });
  expect(document.querySelectorAll('.oto-how li')).toHaveLength(3);
  expect(cards.size).toBe(24);
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
  const cards = await begin({ falling: true });
  const key = announcedKey();
  await pass(firstNoteMs);
  pressKey(key === 'a' ? 's' : 'a');
  pressKey(key);
  await expect.element(answer).toHaveFocus();
  expect(document.querySelector('.oto-ask')?.textContent).toContain('Perfekt');
  const reading = cards.get(asked()) ?? '';
  await userEvent.keyboard('zahnbuerste{Enter}');
  await expect.element(page.getByText('Leider nein')).toBeVisible();
  expect(document.querySelector('.oto-last')?.textContent).toContain(reading);
  await expect.element(energy).toHaveAttribute('aria-valuenow', '88');
});

test('OTO-02 whatever is typed is judged or cut, and never breaks the game', async () => {
  await begin();
  for (const [index, text] of ['🎵', 'ｆｕｌｌ', 'か\u3099', 'a'.repeat(10_000)].entries()) {
    await pass(index === 0 ? firstNoteMs + 100 : 3 * nextNoteMs);
    pressKey(laneKey());
    await expect.element(answer).toHaveFocus();
    await answer.fill(text);
    expect((answer.element() as HTMLInputElement).value.length).toBeLessThanOrEqual(60);
    await userEvent.keyboard('{Enter}');
    await expect.element(answer).not.toBeInTheDocument();
  }
  await expect.element(energy).toHaveAttribute('aria-valuenow', '60');
});

test('OTO-02 what an input method puts together is handed in by a second Enter, not by the one that ends it', async () => {
  const cards = await begin();
  await hit();
  const reading = cards.get(asked()) ?? '';
  await compose(reading);
  await expect.element(answer).toHaveValue(reading);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Richtig')).toBeVisible();
});

test('OTO-02 a key that is still held down when it has hit a note writes nothing into the answer', async () => {
  await begin();
  await pass(firstNoteMs + 100);
  const key = laneKey();
  await userEvent.keyboard(`{${key}>4}`);
  await expect.element(answer).toHaveFocus();
  await expect.element(answer).toHaveValue('');
  await userEvent.keyboard(`{/${key}}aa`);
  await expect.element(answer).toHaveValue('aa');
});

test.each([
  ['a clock that was set back', () => vi.setSystemTime(Date.now() - 86_400_000)],
  ['a clock that is a day ahead', () => vi.setSystemTime(Date.now() + 86_400_000)],
  [
    'a device that takes no more',
    () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('', 'QuotaExceededError');
      }),
  ],
])('OTO-03 GAM-03 %s stops no song', async (_, befall) => {
  const cards = await begin();
  await hit();
  befall();
  await userEvent.keyboard(`${readingKey(cards.get(asked()) ?? '')}{Enter}`);
  await expect.element(answer).not.toBeInTheDocument();
  await pass(3 * nextNoteMs);
  pressKey(laneKey());
  await expect.element(answer).toHaveFocus();
  await userEvent.keyboard(`${readingKey(cards.get(asked()) ?? '')}{Enter}`);
  await expect.element(answer).not.toBeInTheDocument();
  expect(points()).toBe('210');
});

test('OTO-03 GAM-03 a device that takes no more says so while the song goes on', async () => {
  await begin();
  await hit();
  expect(page.getByRole('alert').elements()).toEqual([]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await userEvent.keyboard('zahnbuerste{Enter}');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Der Speicher dieses Geräts ist voll.');
  await expectAccessible('a device that takes no more');
  vi.mocked(Storage.prototype.setItem).mockRestore(); // there is room again
  await pass(3 * nextNoteMs);
  pressKey(laneKey());
  await expect.element(answer).toHaveFocus();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('OTO-02 a song that was left goes on where it was, in another language it begins anew', async () => {
  await begin();
  await hit();
  await cleanup();
  vi.useRealTimers();
  const at = { path: '/otoawase/sakura', at: '/otoawase/sakura', data: 'sakura' };
  await show(songPage, at);
  await expect.element(pauseDialog).toBeVisible();
  await cleanup();
  await show(songPage, { ...at, locale: 'en' });
  await expect.element(button('Begin the song')).toHaveFocus();
  const cards = [...document.querySelectorAll('.oto-cards li')].map(({ textContent }) => textContent);
  expect(cards).toContainEqual(expect.stringContaining('flower'));
  press(button('Begin the song'));
  await expect.element(page.getByRole('progressbar', { name: 'Energy' })).toBeInTheDocument();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument(); // nothing is asked for yet
  await cleanup();
  await show(songPage, at);
  await expect.element(button('Lied beginnen')).toHaveFocus();
});

test('OTO-01 AUD-03 a browser without a sound device plays the song in silence', async () => {
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        throw new DOMException('no device', 'NotSupportedError');
      }
    },
  );
  const cards = await begin();
  await hit();
  await userEvent.keyboard(`${readingKey(cards.get(asked()) ?? '')}{Enter}`);
  await expect.element(page.getByText('Richtig')).toBeVisible();
});

test('OTO-01 GAM-03 settings that cannot be read are set aside, and the song is played by those of a newcomer', async () => {
  const settings = 'kanji-no-michi:otoawase:settings';
  localStorage.setItem(settings, '{"delayMs":"late"}');
  window.dispatchEvent(new StorageEvent('storage'));
  await show(songPage, { path: '/otoawase/sakura', at: '/otoawase/sakura', data: 'sakura' });
  await expect.element(button('Lied beginnen')).toHaveFocus();
  expect(localStorage.getItem(`${settings}:corrupt`)).toBe('{"delayMs":"late"}');
});

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
  const cards = await begin();
  const heard: string[] = [];
  const status = [...document.querySelectorAll('[role=status]')].at(-1) as Element;
  const tell = () => void heard.push(status.textContent ?? '');
  new MutationObserver(tell).observe(status, { characterData: true, childList: true, subtree: true });
  tell();
  const says = (pattern: RegExp) => expect(heard).toContainEqual(expect.stringMatching(pattern));
  says(/^Als Nächstes: Spur/);
  await hit();
  says(/^Die Note liegt auf der Linie\.$/);
  says(/^Gut\. Nenne das Zeichen .\.$/);
  await userEvent.keyboard(`${readingKey(cards.get(asked()) ?? '')}{Enter}`);
  await expect.element(answer).not.toBeInTheDocument();
  says(/^Richtig: 100 Punkte\. Kombo 1\. Als Nächstes: Spur/);
  pressKey('p');
  await expect.element(pauseDialog).toBeVisible();
  says(/^Pause\. Musik und Noten stehen still\.$/);
});

/** Lets a song pass in which nobody presses anything. */
async function lose(): Promise<void> {
  await pass(firstNoteMs + 20 * nextNoteMs);
  await expect.element(page.getByRole('heading', { name: '0 Punkte' })).toHaveFocus();
}

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
    inView('.oto-ask, .oto-ask button, .oto-ask input');
    expect(sidewaysScroll()).toBe(0);
  },
);

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
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(answer).not.toBeInTheDocument();
  await lose();
  vi.useRealTimers();
  expect([sidewaysScroll(), cutOff()]).toEqual([0, []]);
});

describe('GAM-01 axe finds nothing', () => {
  test.each([1280, 360])('on every state of a song, %i px wide', async (width) => {
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
    await begin({ falling: true });
    await lose();
    vi.useRealTimers();
    await expectAccessible('result');
    await button('Jetzt üben').click();
    await expect.element(page.getByRole('textbox')).toHaveFocus();
    await expectAccessible('practice');
  });
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { browserJourney } from '../../learner/browser-journey.ts';
import { button, expectAccessible, placesOf, press, sidewaysScroll } from '../../testing/screen.tsx';
import { answer, card, leaf, next, openLesson, openPath, weather } from '../../testing/tabibito.ts';
import { expectWarning } from '../../testing/warnings.ts';

const nothingMatches = Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
const shown = (name: string) => expect.poll(card).toBe(name);
const completed = () =>
  browserJourney()
    .shown()
    .map(({ module }) => module);

/** Goes on, answering on the way, until a card is shown. */
async function goTo(name: string, right = true): Promise<void> {
  await expect.poll(card).not.toBe(undefined);
  while (card() !== name) {
    const before = card();
    if (next().element().ariaDisabled) answer(right || before?.startsWith('again') === true);
    await expect.element(next()).not.toHaveAttribute('aria-disabled');
    press(next());
    await expect.poll(card).not.toBe(before);
  }
}

describe('TAB-02 a lesson is a run of cards', () => {
  test('a scene, each kanji with strokes, readings, words and a sentence, questions, the arrival', async () => {
    await openLesson();
    await shown('scene');
    await expect.element(page.getByRole('heading', { name: 'Wetter am Berg' })).toBeVisible();
    expect(leaf()?.textContent).toContain('In Odawara schnürst du die Schuhe.');
    const seen = [card()];
    while (card() !== 'arrival') {
      const before = card();
      if (next().element().ariaDisabled) answer(true);
      await expect.element(next()).not.toHaveAttribute('aria-disabled');
      press(next());
      await expect.poll(card).not.toBe(before);
      seen.push(card());
      if (card() !== '雨') continue;
      await expect
        .element(page.getByRole('img', { name: '雨 in Schreibschrift, 8 nummerierte Striche' }))
        .toBeVisible();
      expect(document.querySelectorAll('.tabi-order__no')).toHaveLength(8);
      expect(document.querySelectorAll('.tabi-order__steps li')).toHaveLength(8);
      for (const text of ['Regen', '8 Striche', 'あめ', 'ame', 'ウ', 'Regenwetter', '雨 ist ein Bild'])
        expect(leaf()?.textContent).toContain(text);
    }
    expect(seen).toEqual([
      'scene',
      '山',
      '川',
      'question-0',
      '天',
      '気',
      'question-1',
      '雨',
      'question-2',
      'arrival',
    ]);
  });

  test('the text that the cards have no room for stands on the arrival card, to read again', async () => {
    await openLesson();
    await goTo('arrival');
    await page.getByText('Zum Nachlesen').click();
    for (const paragraph of weather.content) await expect.element(page.getByText(paragraph)).toBeVisible();
  });

  test('the line shows how far one has come, and is no control', async () => {
    await openLesson();
    await goTo('川');
    const line = page.getByRole('progressbar', { name: 'Fahrt durch die Lektion' });
    await expect.element(line).toHaveAttribute('aria-valuetext', 'Karte 3 von 10: 川');
    expect(line.element().querySelectorAll('a, button, [tabindex]')).toHaveLength(0);
  });
});

describe('GAM-01 while a lesson is loaded its place is kept', () => {
  const places = () =>
    placesOf(['.tabi-rail', '.tabi-lesson__card', '.tabi-leaf', '.tabi-scene', '.tabi-lesson__steps']);

  test.each([
    [360, 640],
    [740, 360],
    [1280, 860],
  ])('of %i × %i px: nothing moves when it comes', async (width, height) => {
    await page.viewport(width, height);
    const start = Promise.withResolvers<void>();
    await openLesson({ answered: start.promise });
    await expect.element(page.getByText('Die Station öffnet sich')).toBeInTheDocument();
    expect(document.querySelector('.tabi-leaf')?.ariaBusy).toBe('true');
    await expectAccessible('loading');
    const before = places();
    start.resolve();
    await shown('scene');
    expect(places()).toEqual(before);
  });
});

describe('TAB-07 a lesson is completed by answering', () => {
  test('nothing is completed before the arrival, and nothing has to be pressed for it', async () => {
    await openLesson();
    await goTo('question-0');
    await expect.element(next()).toHaveAttribute('aria-disabled', 'true');
    press(next());
    expect(card()).toBe('question-0');
    await goTo('question-2');
    answer(true);
    expect(completed()).toEqual([]);
    await goTo('arrival');
    await expect.poll(completed).toEqual([weather.id]);
    await expect.element(page.getByText(/\+20/)).toBeVisible();
    expect(document.body.textContent).not.toContain('Abschließen');
  });

  test('what was wrong is told, and comes once more before the arrival, until it is right', async () => {
    await openLesson();
    await goTo('question-0');
    answer(false);
    await expect
      .element(page.getByRole('main').getByRole('status'))
      .toMatchTextContent(/Das kommt vor der Ankunft noch einmal\./);
    await goTo('again-0');
    expect(completed()).toEqual([]);
    answer(false);
    await expect.element(next()).toHaveAttribute('aria-disabled', 'true');
    answer(true);
    await goTo('arrival');
    await expect.poll(completed).toEqual([weather.id]);
  });

  test('TAB-02 of a missing kanji the word is told that was asked for, and how the kanji is read alone', async () => {
    await openLesson();
    await goTo('question-0');
    answer(true);
    await expect
      .element(page.getByRole('main').getByRole('status'))
      .toMatchTextContent(/^Richtig! 小川 おがわ, Bach; allein かわ\.$/);
  });

  test('TDY-02 at the arrival one can review what was wrong at first', async () => {
    await openLesson();
    await goTo('question-0');
    answer(false);
    await goTo('again-0');
    answer(true);
    await goTo('arrival');
    const way = page.getByRole('navigation', { name: 'So kann es weitergehen' }).getByRole('link');
    await expect.element(way).toMatchTextContent(/^Das verfehlte Kanji wiederholen: 川/);
    await expect.element(way).toHaveAttribute('href', expect.stringMatching(/^\/today\/review\/kanji\?of=/));
    await expectAccessible('the arrival after a miss');
  });

  test('a lesson that was completed before can be leafed through without answering', async () => {
    await openLesson();
    await goTo('arrival');
    await expect.poll(completed).toEqual([weather.id]);
    await openLesson();
    await shown('scene');
    for (const name of ['山', '川', 'question-0', '天']) {
      press(next());
      await shown(name);
    }
  });
});

test('TAB-02 what a word means in Japanese does not give the missing kanji away', async () => {
  const lesson = weather.lesson?.map((each) => ({
    ...each,
    words: each.words.map((word) => ({ ...word, meaning: `小さい${each.kanji}` })),
  }));
  await openLesson({ started: { ...weather, lesson } });
  await goTo('question-0');
  expect(document.querySelector('.tabi-ask__word')?.textContent).toContain('小さい〇');
  expect(document.querySelector('.tabi-ask__word')?.textContent).not.toContain('川');
});

describe('GAM-03 the place is kept', () => {
  test('in the address, and with its answers on the device', async () => {
    await openLesson();
    await goTo('天');
    await openLesson();
    await shown('天');
    await openLesson({ search: `?station=${weather.id}&card=2` });
    await shown('山');
    await openPath();
    await expect.element(page.getByText('Angefangen')).toBeVisible();
  });

  test('an address beyond what was answered leads to the first question that is open', async () => {
    await openLesson({ search: `?station=${weather.id}&card=9` });
    await shown('question-0');
    await openLesson({ search: `?station=${weather.id}&card=drei` });
    await shown('scene');
  });
});

describe('GAM-01 buttons, arrow keys and swiping do the same', () => {
  const swipe = (across: number, down = 0) => {
    const on = leaf() as HTMLElement;
    const at = (x: number, y: number) => ({
      pointerId: 7,
      pointerType: 'touch',
      isPrimary: true,
      bubbles: true,
      clientX: x,
      clientY: y,
    });
    on.dispatchEvent(new PointerEvent('pointerdown', at(200, 300)));
    on.dispatchEvent(new PointerEvent('pointerup', at(200 + across, 300 + down)));
  };

  test('forwards and back', async () => {
    await openLesson();
    await shown('scene');
    await button('Einsteigen').click();
    await shown('山');
    await userEvent.keyboard('{ArrowRight}');
    await shown('川');
    swipe(120);
    await shown('山');
    swipe(-120);
    await shown('川');
    swipe(-120, 200);
    expect(card()).toBe('川');
    await userEvent.keyboard('{ArrowLeft}');
    await shown('山');
    await button('Vorige Karte').click();
    await shown('scene');
    await expect.element(button('Vorige Karte')).toHaveAttribute('aria-disabled', 'true');
  });

  test('a double tap goes one card further', async () => {
    await openLesson();
    await shown('scene');
    await userEvent.dblClick(next());
    await shown('山');
  });

  test('a question is answered by the keys 1 to 4, and the way on has the focus', async () => {
    await openLesson();
    await goTo('question-0');
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
    await userEvent.keyboard('1');
    await expect.element(next()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await shown('天');
  });
});

describe('TAB-09 the strokes of a kanji', () => {
  const states = () =>
    [...document.querySelectorAll('.tabi-ink path')].map((path) => path.getAttribute('class'));

  test('are shown one further with each press where nothing may move', async () => {
    await openLesson();
    await goTo('山');
    const show = button('Strichfolge zeigen');
    await show.click();
    expect(states()).toEqual(['is-now', 'is-ahead', 'is-ahead']);
    await show.click();
    expect(states()).toEqual(['is-past', 'is-now', 'is-ahead']);
    await show.click();
    await show.click();
    expect(states()).toEqual([null, null, null]);
  });

  test('are drawn one after the other where things may move', async () => {
    await openLesson();
    await goTo('山');
    await expect.element(button('Strichfolge zeigen')).toBeVisible();
    vi.spyOn(window, 'matchMedia').mockReturnValue(nothingMatches);
    vi.useFakeTimers();
    press(button('Strichfolge zeigen'));
    await expect.poll(states).toEqual(['is-past', 'is-now', 'is-ahead']);
    await expect.poll(states).toEqual([null, null, null]);
  });

  test('that cannot be had give way to the model hand', async () => {
    expectWarning('loading strokes');
    const { fetch } = window;
    vi.stubGlobal('fetch', async (asked: RequestInfo | URL, init?: RequestInit) =>
      String(asked).includes('/strokes/') ? new Response('', { status: 503 }) : fetch(asked, init),
    );
    await openLesson();
    await goTo('山');
    expect(document.querySelector('.tabi-ink .k--model')?.textContent).toBe('山');
  });
});

describe('TAB-09 kana are a tap away', () => {
  test('those of the card, and no others; romaji stay as they were chosen', async () => {
    await openLesson();
    await goTo('山');
    await expect.element(page.getByText('yama')).toBeVisible();
    await button('かな: Kana-Hilfe öffnen').click();
    const help = page.getByRole('dialog', { name: 'Kana, die du hier siehst' });
    await expect.element(help.getByText('ya', { exact: true })).toBeVisible();
    const signs = [...help.element().querySelectorAll('li [lang=ja]')].map((sign) => sign.textContent);
    expect(signs).toEqual(['や', 'ま', 'サ', 'ン', 'ふ', 'じ', 'さ', 'ん']);
    press(help.getByRole('switch', { name: 'Romaji immer zeigen' }));
    await button('Kana-Hilfe schließen').click();
    await expect.element(page.getByText('yama')).not.toBeInTheDocument();
    await openLesson();
    await shown('山');
    await expect.element(page.getByText('yama')).not.toBeInTheDocument();
  });
});

describe('TAB-04 without a server', () => {
  test('a lesson has its kanji and a story of our own, and can be completed', async () => {
    await openLesson({ started: null });
    await shown('scene');
    expect(leaf()?.textContent).toContain('Ihre Reise durch Japan beginnt');
    await goTo('山');
    expect(leaf()?.textContent).toContain('Berg');
    await goTo('arrival');
    await expect.poll(completed).toEqual([weather.id]);
  });
});

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

const kinds = ['scene', '山', 'question-0', '雨', 'arrival'];

describe('GAM-01 a card on every screen', () => {
  test.each([
    ['a small phone', 360, 640, 100],
    ['a phone', 360, 760, 100],
    ['a phone on its side', 740, 360, 100],
    ['a desktop', 1280, 860, 100],
    ['a narrow window', 240, 600, 100],
    ['a zoom of 400 %', 320, 215, 100],
    ['text of 200 %', 360, 640, 200],
  ])('%s: nothing is cut off or hard to hit', async (_, width, height, text) => {
    await page.viewport(width, height);
    document.documentElement.style.fontSize = `${text}%`;
    await openLesson();
    await shown('scene');
    for (const name of kinds) {
      await goTo(name);
      expect(sidewaysScroll(), name).toBe(0);
      expect((leaf()?.scrollWidth ?? 0) - (leaf()?.clientWidth ?? 0), name).toBe(0);
      const small = [...document.querySelectorAll<HTMLElement>('.play :is(button, a, summary)')]
        .map(
          (control) => [control.textContent || control.ariaLabel, control.getBoundingClientRect()] as const,
        )
        .filter(([, { width: wide, height: high }]) => wide > 1 && Math.min(wide, high) < 43.5)
        .map(([what]) => what);
      expect(small, name).toEqual([]);
    }
  });

  test.each([
    [360, 640],
    [740, 360],
    [1280, 860],
  ])('of %i × %i px scrolls nowhere', async (width, height) => {
    await page.viewport(width, height);
    await openLesson();
    for (const name of ['scene', '山', 'question-0', 'question-1', '雨']) {
      await goTo(name);
      const card = leaf() as HTMLElement;
      expect(card.scrollHeight - card.clientHeight, name).toBe(0);
      const { top } = card.getBoundingClientRect();
      for (const part of card.children) // what is in the middle may hang over at the top, where nothing scrolls
        expect(part.getBoundingClientRect().top, name).toBeGreaterThanOrEqual(top);
      expect(document.documentElement.scrollHeight, name).toBeLessThanOrEqual(height);
    }
  });

  test('the picture of a scene stands above its text, or beside it where the screen is low', async () => {
    const placeOf = (part: string) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
    await page.viewport(360, 640);
    await openLesson();
    await shown('scene');
    expect(placeOf('.tabi-leaf__t').top).toBeGreaterThanOrEqual(placeOf('.tabi-scene').bottom);
    await page.viewport(740, 360);
    expect(placeOf('.tabi-leaf__t').left).toBeGreaterThanOrEqual(placeOf('.tabi-scene').right);
  });

  test.each([
    [360, 640],
    [360, 760],
    [240, 600],
    [740, 360],
    [1280, 860],
  ])('the sign in the picture is whole at %i × %i px', async (width, height) => {
    await page.viewport(width, height);
    await openLesson();
    await shown('scene');
    const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
    const [picture, sign] = [boxOf('.tabi-scene'), boxOf('.tabi-scene__sign')];
    expect(sign.left).toBeGreaterThan(picture.left);
    expect(sign.right).toBeLessThan(picture.right - 8);
    expect(sign.top).toBeGreaterThan(picture.top);
    expect(sign.bottom).toBeLessThan(picture.bottom);
  });

  test('a device that is turned stays on its card', async () => {
    await page.viewport(360, 640);
    await openLesson();
    await goTo('川');
    await page.viewport(640, 360);
    expect(card()).toBe('川');
    expect(sidewaysScroll()).toBe(0);
  });

  test('axe finds nothing on any card', async () => {
    await openLesson();
    await shown('scene');
    for (const name of kinds) {
      await goTo(name);
      await expectAccessible(name);
      if (!name.startsWith('question')) continue;
      answer(false);
      await expect.element(page.getByRole('main').getByRole('status')).toMatchTextContent(/Nicht ganz\./);
      await expectAccessible('a wrong answer');
    }
  });
});

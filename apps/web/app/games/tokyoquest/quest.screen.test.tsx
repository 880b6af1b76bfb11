import { feedbackMs } from '@michi/games/tokyoquest/constants';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { browserLearner } from '../../learner/browser-learner.ts';
import { compose } from '../../testing/devtools.ts';
import {
  button,
  enlargeText,
  expectAccessible,
  phones,
  press,
  sidewaysScroll,
} from '../../testing/screen.tsx';
import { answer, openPlace, option, storedWalk, travelled, tryQuest } from '../../testing/tokyoquest.ts';

const feedback = () => vi.advanceTimersByTimeAsync(feedbackMs);
const wrong = /^(?:Brücke|Pferd|Weg|Stadt|Haus)/;

/** A quest under a clock that the test winds on. */
async function stopped(...quest: Parameters<typeof tryQuest>): Promise<void> {
  vi.useFakeTimers();
  await tryQuest(...quest);
}

describe('TOK-02 an answer', () => {
  test('is checked once one is chosen; right ones lead on after 2 s, to the reward at the end', async () => {
    await stopped('meeting');
    await expect.element(button('Prüfen')).toBeDisabled();
    await expect.element(page.getByText('Wähle erst eine Antwort, dann kannst du sie prüfen.')).toBeVisible();
    await expectAccessible('a question');
    await answer(/^Bahnhof/);
    await expect.element(page.getByText(/Richtig!/)).toBeVisible();
    expect(page.getByRole('status').filter({ hasText: '✨ Richtig!' }).elements()).toHaveLength(1);
    await expectAccessible('a right answer');
    await feedback();
    await answer('まえ');
    await feedback();
    await answer('treffen');
    await feedback();
    await answer('待つ');
    await feedback();
    await expect.element(page.getByRole('dialog', { name: 'Treffpunkt am Bahnhof' })).toBeVisible();
    await expect.element(page.getByText('0 + 80 = 80 von 100')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Weiter nach Harajuku' })).toHaveFocus();
    await expect.element(page.getByText('Dir fehlt: 東 (Asakusa)')).toBeVisible();
    await expectAccessible('a reward');
    expect(storedWalk()).toMatchObject({ done: ['meeting'], underway: null, health: 100 });
  });

  test('that is wrong costs 10 health, is explained, and can be given anew after 2 s', async () => {
    await stopped('meeting');
    await answer(wrong);
    const said = page
      .getByRole('status')
      .filter({ hasText: '❌ Falsch, versuche es nochmal! −10 Gesundheit' });
    await expect.element(said).toBeVisible();
    await expect.element(page.getByText('90/100')).toBeVisible();
    expect(storedWalk()).toMatchObject({ health: 90, missed: ['駅'] });
    await expectAccessible('a wrong answer');
    await feedback();
    await expect.element(button('Prüfen')).toBeDisabled();
    await expect.element(option(/^Bahnhof/)).toBeEnabled();
    await expect.element(page.getByText('Links steht', { exact: false })).toBeVisible();
    await answer(/^Bahnhof/);
    expect(storedWalk().missed).toEqual([]);
  });

  test('is not given away by title or story, which wait until no meaning is asked', async () => {
    await stopped('meeting');
    const title = page.getByText('Treffpunkt am Bahnhof');
    await expect.element(page.getByText(/^Auftrag von/).first()).toBeVisible();
    expect(title.elements()).toEqual([]);
    await answer(/^Bahnhof/);
    await feedback();
    await expect.element(option('まえ')).toBeVisible();
    await expect.element(title).toBeVisible();
  });

  test('keeps the focus on the button while it is judged, then leads to the question', async () => {
    await stopped('meeting');
    (option(wrong).element() as HTMLElement).click();
    await expect.element(button('Prüfen')).toBeEnabled();
    (button('Prüfen').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('90/100')).toBeVisible();
    await expect.element(button('Prüfen')).toHaveFocus();
    await feedback();
    await expect.element(page.getByText('Was bedeutet dieses Zeichen?')).toHaveFocus();
  });

  test('says which kanji was chosen, and cannot be chosen again', async () => {
    await stopped('meeting');
    const failed = page.getByRole('radio', { name: /, falsch$/ });
    await answer(wrong);
    await expect.element(page.getByText(/^„.+“ ist [橋馬道町家] \(.+\)\.$/)).toBeVisible();
    await feedback();
    await expect.element(option(/^Bahnhof/)).toBeEnabled();
    await expect.element(failed).toBeDisabled();
    await answer(/^Bahnhof/);
    await feedback();
    await answer(/^(?:なか|うえ|そと|あと|よこ)/);
    await expect.element(page.getByText(/^Deine Antwort: \S+\./)).toBeVisible();
  });

  test('that is the second wrong one to a question names the right answer', async () => {
    await stopped('meeting');
    await answer(wrong);
    await feedback();
    await expect.element(option(/^Bahnhof/)).toBeEnabled();
    expect(page.getByText('Richtig ist:').query()).toBeNull();
    const left = page.getByRole('radio', { disabled: false }).elements() as HTMLInputElement[];
    const other = left.find(({ parentElement }) => !parentElement?.textContent?.includes('Bahnhof'));
    other?.click();
    await expect.element(button('Prüfen')).toBeEnabled();
    press(button('Prüfen'));
    await expect.element(page.getByText('Richtig ist:')).toBeVisible();
    await expect.element(page.getByText(/^駅 えき · Bahnhof/)).toBeVisible();
    await expectAccessible('an answer that is named');
  });

  test('that is right is told with the word, its reading and meaning, and the sentence', async () => {
    await stopped('meeting');
    await answer(/^Bahnhof/);
    await expect.element(page.getByText(/^駅 えき · Bahnhof/)).toBeVisible();
    await feedback();
    await answer('まえ');
    await feedback();
    await answer('treffen');
    await feedback();
    await answer('待つ');
    await expect.element(page.getByText(/^待つ まつ · warten/)).toBeVisible();
    await expect
      .element(page.getByText('„Ich warte vor dem Bahnhof auf eine Freundin.“', { exact: false }))
      .toBeVisible();
  });

  test('GAM-01 is given by the keyboard alone', async () => {
    await stopped('meeting');
    const place = page
      .getByRole('radio')
      .elements()
      .findIndex((radio) => radio.parentElement?.textContent?.includes('Bahnhof'));
    await userEvent.keyboard(String(place + 1));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Frage 2 von 4')).toBeVisible();
  });
});

test('TDY-02 after a quest what was missed in it can be reviewed', async () => {
  await stopped('meeting');
  await answer(wrong);
  await feedback();
  for (const right of [/^Bahnhof/, 'まえ', 'treffen', '待つ']) {
    await answer(right);
    await feedback();
  }
  await expect
    .element(page.getByRole('link', { name: 'Das verfehlte Kanji wiederholen: 駅' }))
    .toHaveAttribute('href', '/today/review/kanji?of=駅');
  await expectAccessible('a reward with ways on');
});

test('TOK-03 at 0 health the traveller rests: full health, and the question waits', async () => {
  await stopped('meeting', { health: 10 });
  await answer(wrong);
  await feedback();
  await expect.element(page.getByRole('heading', { name: 'Du ruhst dich aus' })).toHaveFocus();
  expect(storedWalk()).toMatchObject({ health: 100, underway: 'meeting' });
  await expectAccessible('a rest');
  await expect.element(page.getByRole('link', { name: 'Zurück nach Shibuya' }).last()).toBeVisible();
  await button('Gleich weitermachen').click();
  await expect.element(option(/^Bahnhof/)).toBeEnabled();
});

test('TOK-03 a new level is told with what it brings', async () => {
  await stopped('menu', { done: ['meeting'], health: 70 });
  await answer(/^Tee/);
  await feedback();
  await answer('百円');
  await feedback();
  await answer('食べる');
  await feedback();
  await expect.element(page.getByText('Level 2 erreicht')).toBeVisible();
  await expect.element(page.getByText('120/120')).toBeVisible();
  expect(storedWalk()).toMatchObject({ done: ['meeting', 'menu'], health: 120 });
});

test('GAM-03 a quest that was left goes on where it was', async () => {
  await tryQuest('meeting');
  await answer(/^Bahnhof/);
  await expect.element(option('まえ')).toBeEnabled();
  expect(browserLearner().savedRuns.levels('tokyoquest')).toEqual(['meeting']);
  await cleanup();
  await openPlace('shibuya', 'meeting');
  await expect.element(page.getByText('Frage 2 von 4')).toBeVisible();
});

test('GAM-03 on a device without room the quest is played to its end', async () => {
  await stopped('meeting');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await answer(wrong);
  await feedback();
  for (const right of [/^Bahnhof/, 'まえ', 'treffen', '待つ']) {
    await answer(right);
    await feedback();
  }
  await expect.element(page.getByText('0 + 80 = 80 von 100')).toBeVisible();
});

test('GAM-03 what another tab has done of the walk meanwhile stays', async () => {
  await stopped('menu', { done: ['meeting'] });
  travelled({ ...storedWalk(), done: ['exit', 'meeting'], choices: { exit: 'b' } });
  window.dispatchEvent(new StorageEvent('storage'));
  for (const right of [/^Tee/, '百円', '食べる']) {
    await answer(right);
    await feedback();
  }
  await expect.element(page.getByText('Auftrag erledigt')).toBeVisible();
  expect(storedWalk()).toMatchObject({ done: ['exit', 'meeting', 'menu'], choices: { exit: 'b' } });
});

test('GAM-03 a clock that was set back stops neither the feedback nor the quest', async () => {
  await stopped('meeting');
  await answer(/^Bahnhof/);
  vi.setSystemTime(Date.now() - 86_400_000);
  await feedback();
  await expect.element(page.getByText('Frage 2 von 4')).toBeVisible();
});

describe('TOK-02 the second walk', () => {
  test('asks for the kanji among six, and has readings typed', async () => {
    await stopped('meeting', { walk: 2, done: ['meeting'] });
    await expect.element(page.getByText('Welches Zeichen bedeutet „Bahnhof“?')).toBeVisible();
    expect(page.getByRole('radio').elements()).toHaveLength(6);
    await answer('駅');
    await feedback();
    const input = page.getByRole('textbox', { name: 'Lesung' });
    await expect.element(input).toHaveFocus();
    await expect.element(button('Prüfen')).toBeDisabled();
    await input.fill('mae');
    await expectAccessible('a reading to type');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/Richtig!/)).toBeVisible();
  });

  test('GAM-01 what an input method puts together is handed in by a second Enter, not by the one that ends it', async () => {
    await stopped('meeting', { walk: 2, done: ['meeting'] });
    await answer('駅');
    await feedback();
    const input = page.getByRole('textbox', { name: 'Lesung' });
    await expect.element(input).toHaveFocus();
    await compose('まえ');
    await expect.element(input).toHaveValue('まえ');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/Richtig!/)).toBeVisible();
  });

  const paste = async (text: string) => {
    await stopped('meeting', { walk: 2, done: ['meeting'] });
    await answer('駅');
    await feedback();
    page.getByRole('textbox', { name: 'Lesung' }).element().focus();
    document.execCommand('insertText', false, text); // as pasted: only what has room
  };

  test('GAM-01 10,000 characters are a wrong answer and break nothing', async () => {
    await paste('まえ'.repeat(5_000));
    await button('Prüfen').click();
    await expect.element(page.getByText(/Falsch, versuche es nochmal!/)).toBeVisible();
    expect(sidewaysScroll()).toBe(0);
  });

  test('GAM-01 a face cannot be checked', async () => {
    await paste('🙂');
    await expect.element(button('Prüfen')).toBeDisabled();
  });

  test('ANS-03 for the kanji itself the field says what is asked, and the next answer counts', async () => {
    await paste('前');
    await button('Prüfen').click();
    await expect.element(page.getByText('Gefragt ist die Lesung.', { exact: false })).toBeVisible();
    await page.getByRole('textbox', { name: 'Lesung' }).fill('まえ');
    await expect.element(page.getByText('Gefragt ist die Lesung.', { exact: false })).not.toBeInTheDocument();
    await button('Prüfen').click();
    await expect.element(page.getByText(/Richtig!/)).toBeVisible();
  });

  test('ANS-03 who was right says so: the health is back, and nothing is missed', async () => {
    await paste('ぬぬ');
    await button('Prüfen').click();
    await expect.poll(storedWalk).toMatchObject({ health: 90, missed: ['前'] });
    await button('Ich hatte recht').click();
    await expect.element(page.getByText('Gilt hier als richtig', { exact: false })).toBeVisible();
    await expect.poll(storedWalk).toMatchObject({ health: 100, missed: [] });
  });
});

test.each(phones)('GAM-01 at %i × %i a short meaning stands in one line', async (...size) => {
  await page.viewport(...size);
  await tryQuest('meeting');
  const lines = [...document.querySelectorAll('.tq-option > span:last-child')].map((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    return [words.textContent, range.getClientRects().length];
  });
  expect(lines.filter(([, count]) => count !== 1)).toEqual([]);
  expect(lines).toHaveLength(4);
});

test('GAM-01 marks of a wrong and of a right answer move no option, however long its words', async () => {
  await page.viewport(1280, 860);
  await stopped('meeting', {}, 'ja');
  const options = () =>
    [...document.querySelectorAll('.tq-option')].map((each) => {
      const { top, height } = each.getBoundingClientRect();
      return [top, height];
    });
  const unmarked = options();
  for (const [word, mark] of [
    [/^(?!電車)/, '.is-wrong'],
    [/^電車が/, '.is-right'],
  ] as const) {
    await expect.element(option(word)).toBeEnabled();
    (option(word).element() as HTMLElement).click();
    const check = button('たしかめる');
    await expect.element(check).toBeEnabled();
    (check.element() as HTMLElement).click();
    await expect.poll(() => document.querySelector(`.tq-option${mark}`)).not.toBeNull();
    expect(options()).toEqual(unmarked);
    await feedback();
  }
});

/** What of a question has to be in one view, and where it stands. */
const placed = (selector: string) =>
  [...document.querySelectorAll(selector)].map((each) => {
    const { top, bottom, left } = each.getBoundingClientRect();
    return [Math.round(top), Math.round(bottom), Math.round(left)] as const;
  });
const inView = (selector: string) =>
  placed(selector).every(([top, bottom]) => top >= 0 && bottom <= innerHeight) && scrollY === 0;

describe.each(phones)('GAM-01 at %i × %i', (...size) => {
  test('question, answers and the button stand in one view from the first moment, and move neither with a right answer nor with a wrong one', async () => {
    await page.viewport(...size);
    await stopped('meeting');
    await document.fonts.ready;
    const all = '.tq-ask__q, .tq-asked, .tq-option, .tq-ask__acts > *';
    const where = () => placed(all);
    expect(inView(all), JSON.stringify(where())).toBe(true);
    const before = where();
    await answer(wrong);
    await expect.element(page.getByText('Links steht', { exact: false })).toBeInViewport({ ratio: 1 });
    expect(where()).toEqual(before);
    await feedback();
    await answer(/^Bahnhof/);
    await expect.element(page.getByText(/Richtig!/)).toBeInViewport({ ratio: 1 });
    expect(where()).toEqual(before);
  });

  test('with text twice as large question and answers stand in one view', async () => {
    await page.viewport(...size);
    await tryQuest('meeting');
    enlargeText();
    await document.fonts.ready;
    const all = '.tq-ask__q, .tq-option';
    expect(inView(all), JSON.stringify(placed(all))).toBe(true);
    expect(sidewaysScroll()).toBe(0);
  });

  test('the end of a quest shows what was done and the first way on, and Escape loses nothing', async () => {
    await page.viewport(...size);
    await stopped('menu', { done: ['meeting'], health: 70 });
    for (const right of [/^Tee/, '百円', '食べる']) {
      await answer(right);
      await feedback();
    }
    const first = page.getByRole('link', { name: 'Zu Frau Fumi in Shibuya' });
    await expect.element(first).toBeInViewport({ ratio: 1 });
    await expect.element(first).toHaveAttribute('href', '/tokyoquest/shibuya/rain');
    await expect
      .element(page.getByRole('heading', { name: 'Die Karte ohne Bilder' }))
      .toBeInViewport({ ratio: 1 });
    for (const brought of ['80 + 60 = 140 von 100', 'Frau Fumi in Shibuya wartet darauf'])
      await expect.element(page.getByText(brought)).toBeInViewport({ ratio: 1 });
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.element(first).toBeVisible();
    expect(storedWalk()).toMatchObject({ done: ['meeting', 'menu'], underway: null });
  });
});

test.each(phones)('GAM-01 at %i × %i a question fits, also with text twice as large', async (...size) => {
  await page.viewport(...size);
  await tryQuest('exit', { done: ['meeting', 'menu', 'rain', 'ride'] });
  expect(sidewaysScroll()).toBe(0);
  enlargeText();
  expect(sidewaysScroll()).toBe(0);
});

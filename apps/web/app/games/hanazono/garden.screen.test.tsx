import { tickMs } from '@michi/games/hanazono/constants';
import { growthOf } from '@michi/games/hanazono/garden';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keys } from '../../learner/keys.ts';
import { dayOf } from '../../lib/time/day.ts';
import { compose, tap } from '../../testing/devtools.ts';
import {
  answer,
  care,
  openGarden,
  plant,
  receiveGarden,
  storedGarden,
  storedPlant,
  storeGarden,
  task,
} from '../../testing/hanazono.ts';
import { button, enlargeText, expectAccessible, phones, sidewaysScroll } from '../../testing/screen.tsx';
import { expectStats } from '../../testing/stats.ts';
import { expectWarning } from '../../testing/warnings.ts';

const banner = page.getByRole('banner');
const tutorial = page.getByRole('dialog', { name: 'Willkommen im Hanazono' });
const said = page.getByRole('main').getByRole('status');
const soil = () => document.querySelector('.hana-soil') as HTMLElement;
const grown = (kanji: string) => growthOf(storedGarden().plants[kanji] as never);

/** Leaves the tutorial for the first plant. */
async function begin() {
  await openGarden();
  await tutorial.getByRole('button', { name: 'In den Garten' }).click();
}

describe('HAN-01 the first plant', () => {
  test('a newcomer is told what to do, then plants where they click', async () => {
    await page.viewport(1280, 860);
    await openGarden();
    await expect.element(tutorial).toMatchTextContent('Leg einen Samen in die Erde');
    await expectAccessible('the tutorial');
    await tutorial.getByRole('button', { name: 'In den Garten' }).click();
    await expect.element(banner).toMatchTextContent('Level 1 · 5 Samen');
    await page.getByRole('radio', { name: /^二/ }).click({ force: true });
    await page.getByRole('radio', { name: 'Lotos' }).click({ force: true });
    await expect.element(task()).toMatchTextContent('に ni zwei');
    await expectAccessible('planting');
    const { width, height } = soil().getBoundingClientRect();
    await userEvent.click(soil(), { position: { x: width * 0.3, y: height * 0.8 } });
    await expect
      .element(plant('二'))
      .toHaveAccessibleName('二 Lotos: Wachstum 0 von 3, Wasser 50, Sonne 50, fällig');
    expect(storedGarden().plants.二).toMatchObject({ type: 'lotus', x: 30, y: 80 });
    await expect.element(banner).toMatchTextContent('Level 1 · 4 Samen');
    await expect.element(said).toMatchTextContent('二 gepflanzt, Lotos. に, zwei. Noch 4 Samen.');
  });

  test('GAM-01 a finger that plants does not open the plant at once that it has set', async () => {
    await begin();
    await expect.element(button(/^Pflanzstelle/)).toHaveFocus();
    const { left, top, width, height } = soil().getBoundingClientRect();
    await tap(left + width * 0.3, top + height * 0.8);
    await expect.element(plant('一')).toBeVisible();
    await expect.element(task()).toMatchTextContent('Ein Kanji ist fällig');
  });

  test('GAM-01 by the keyboard alone: arrow keys move the spot, Enter plants, arrows go from plant to plant', async () => {
    await begin();
    const spot = button(/^Pflanzstelle/);
    await expect.element(spot).toHaveFocus();
    expect(spot.element().ariaLabel).toContain('50 % von links, 66 % von oben');
    await userEvent.keyboard('{ArrowLeft>3/}{ArrowDown}{Enter}');
    expect(storedGarden().plants.一).toMatchObject({ x: 38, y: 70 });
    await expect.element(button('Gießen')).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await userEvent.keyboard('{ArrowRight>3/}{Enter}');
    (plant('一').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(plant('二')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(task().getByRole('heading')).toBeVisible();
  });

  test('without a seed nothing can be planted, and it is said why', async () => {
    storeGarden(Object.fromEntries([...'山川日月木'].map((kanji) => [kanji, storedPlant('maple', 0)])));
    await openGarden();
    await expect.element(task()).toMatchTextContent('Kein Samen mehr: Das nächste Level bringt drei.');
    expect(button(/^Pflanzen/).elements()).toHaveLength(0);
  });
});

describe('HAN-02 care', () => {
  test('a right answer waters the plant, lets it grow, and is told with all it has brought', async () => {
    await page.viewport(1280, 860);
    storeGarden({ 山: storedPlant('sakura', 1), 川: storedPlant('bamboo', 2, { x: 20 }) });
    await openGarden();
    await care('山');
    await expect.element(task()).toMatchTextContent('+10 Punkte Eine Stufe gewachsen.');
    await expect
      .element(plant('山'))
      .toHaveAccessibleName('山 Kirsche: Wachstum 2 von 5, Wasser 80, Sonne 70, ruht');
    await expectStats({ Punkte: '40', Zen: '20', Kombo: '×1', Samen: '3', Level: '1' });
    await expect
      .element(said)
      .toMatchTextContent(/^Richtig. 山, やま: Berg. 10 Punkte, Kombo 1. Wachstum 2 von 5.$/);
    expect(grown('山')).toBe(2);
    await expectAccessible('a right answer');
    await button('Weiter gießen').click();
    await expect.element(plant('川')).toHaveAttribute('aria-pressed', 'true');
  });

  test('a wrong one shows what is right, ends the combo, and the plant asks the same again', async () => {
    storeGarden({ 山: storedPlant('sakura', 1), 川: storedPlant('bamboo', 2, { x: 20 }) });
    await openGarden();
    await care('川');
    await care('山', false);
    await expect.element(task()).toMatchTextContent(/Richtig ist|やま/);
    await expect.element(task()).toMatchTextContent('Deine Kombo beginnt von vorn.');
    await expectStats({ Kombo: '×0' });
    await expectAccessible('a wrong answer');
    const asked = task().getByRole('heading').element().textContent;
    await button('Nochmal gießen').click();
    await expect.element(task().getByRole('heading')).toHaveTextContent(asked ?? '');
    await answer('山');
    await expect.element(task()).toMatchTextContent('Richtig!');
  });

  test('nothing can be checked before something is typed, nor once it has been judged', async () => {
    storeGarden({ 山: storedPlant('sakura', 1) }, { skill: 'reading' });
    await openGarden();
    await plant('山').click();
    await expect.element(button('Prüfen')).toBeDisabled();
    await task().getByRole('textbox').fill(' . ');
    await expect.element(button('Prüfen')).toBeDisabled();
    await task().getByRole('textbox').fill('ばなな🌸'.repeat(5_000));
    await expect.element(button('Prüfen')).toBeEnabled();
    await button('Prüfen').click();
    await expect.element(task()).toMatchTextContent('Nicht ganz.');
    await expect.element(button('Prüfen')).toBeDisabled();
  });

  test('ANS-03 for the kanji itself the field says what is asked, and nothing is counted', async () => {
    storeGarden({ 山: storedPlant('sakura', 1) });
    await openGarden();
    await plant('山').click();
    await task().getByRole('textbox').fill('山');
    await button('Prüfen').click();
    await expect.element(task()).toMatchTextContent('Diese Eingabe zählt nicht.');
    await expect.element(button('Prüfen')).toBeEnabled();
  });

  test('ANS-03 who was right says so: nothing is lost, nothing won, and the plant asks something else', async () => {
    storeGarden({ 山: storedPlant('sakura', 1) });
    await openGarden();
    await plant('山').click();
    await task().getByRole('textbox').fill('Zahnbürste');
    await button('Prüfen').click();
    await button('Ich hatte recht').click();
    await expect.element(task()).toMatchTextContent('Gilt hier als richtig und zählt sonst nirgends.');
    await expect.element(said).toMatchTextContent('Gilt hier als richtig');
    await expect.element(button('Ich hatte recht')).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.tagName).toBe('BUTTON');
  });

  test('what an input method puts together is handed in by a second Enter, not by the one that ends it', async () => {
    storeGarden({ 山: storedPlant('sakura', 1) }, { skill: 'reading' });
    await openGarden();
    await plant('山').click();
    await task().getByRole('textbox').click();
    await compose('ばなな');
    await expect.element(task().getByRole('textbox')).toHaveValue('ばなな');
    await expect.element(button('Prüfen')).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await expect.element(task()).toMatchTextContent('Nicht ganz.');
  });

  test('HAN-04 a full-grown plant moves to the tour; a level brings seeds; both are told', async () => {
    storeGarden({ 山: storedPlant('lotus', 2, { right: 10 }) });
    await openGarden();
    await expect.element(banner).toMatchTextContent('Level 1 · 4 Samen');
    await care('山');
    await expect.element(task()).toMatchTextContent('Ausgewachsen! Die Pflanze zieht in den Rundgang.');
    await expect.element(task()).toMatchTextContent('Level 2 erreicht: drei neue Samen.');
    await expect.element(said).toMatchTextContent('Level 2, drei neue Samen.');
    await expect.element(banner).toMatchTextContent('Level 2 · 7 Samen');
    await button('Schließen').click();
    await expect.element(plant('山')).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: /^Rundgang/ }))
      .toHaveAttribute('href', '/hanazono/tour');
  });
});

/** Every text on the screen but the options, and every label. */
function textOnScreen(): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const each of body.querySelectorAll('.hana-options, [style*="hidden"], .hana-options-ahead'))
    each.remove();
  const labels = [...body.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel);
  return [body.textContent, ...labels].join(' ');
}

test.each([...'川木花朝庭'])(
  'HAN-02 while the form of %s is asked, it is shown nowhere else',
  async (kanji) => {
    storeGarden({ [kanji]: storedPlant('sakura', 2) }, { skill: 'recognition' });
    await openGarden();
    await expect.element(plant(kanji)).toMatchTextContent(kanji);
    await plant(kanji).click();
    await expect.element(task()).toMatchTextContent('Welche Form ist richtig?');
    expect(textOnScreen()).not.toContain(kanji);
    await expect.element(button(/^？ Kirsche/)).toHaveAttribute('aria-pressed', 'true');
    await button('Weiß ich nicht').click();
    await expect.element(plant(kanji)).toBeVisible();
  },
);

describe('HAN-02 a plant rests after it was asked', () => {
  test('it says so, asks nothing, and the garden has nothing more to do', async () => {
    await page.viewport(1280, 860);
    storeGarden({ 山: storedPlant('sakura', 1) });
    await openGarden();
    await expect.element(task()).toMatchTextContent('Ein Kanji ist fällig');
    await care('山');
    await button('In den Garten').click();
    await expect.element(task()).toMatchTextContent('Dein Garten ruht');
    await plant('山').click();
    await expect.element(task()).toMatchTextContent('Die Pflanze ruht');
    await expect.element(task()).toMatchTextContent('山: やま (yama), Berg.');
    await expect.element(task()).toMatchTextContent('siehst du hier, sobald du Feierabend gemacht hast');
    await expectAccessible('a plant that rests');
  });

  test('one that was cared for on an earlier day says when it is due again', async () => {
    storeGarden({ 山: storedPlant('sakura', 1) }, { kanji: [] });
    await openGarden();
    await expect.element(task()).toMatchTextContent('Dein Garten ruht');
    const today = dayOf(new Date());
    const skills = { 山: { meaning: today + 3, reading: today + 9, recognition: today + 4 } };
    localStorage.setItem(keys.due, JSON.stringify({ v: 1, skills })); // as the memory notes it
    await plant('山').click();
    await expect.element(task()).toMatchTextContent(/In 3 Tagen wieder dran: am \S+, \d+\. \S+\./);
  });

  test('what is due comes first, then what is thirsty; a thirsty one that rests is watered and does not grow', async () => {
    storeGarden(
      { 山: storedPlant('sakura', 3, { water: 5 }), 川: storedPlant('bamboo', 2, { x: 20 }) },
      { kanji: ['川'] },
    );
    await openGarden();
    await expect.element(plant('川')).toHaveAccessibleName(/, fällig$/);
    await button('Gießen').click();
    await answer('川');
    await button('Weiter gießen').click();
    await expect.element(task().getByRole('heading')).toBeVisible();
    await answer('山');
    await expect.element(task()).toMatchTextContent('Die Pflanze richtet sich auf');
    expect([grown('山'), grown('川')]).toEqual([3, 3]);
  });
});

test('HAN-02 GAM-01 the key 0 says that the form is not known', async () => {
  storeGarden({ 山: storedPlant('sakura', 1) }, { skill: 'recognition' });
  await openGarden();
  await plant('山').click();
  await expect.element(task().getByRole('heading')).toMatchTextContent('Welche Form ist richtig?');
  await userEvent.keyboard('0');
  await expect.element(task()).toMatchTextContent('Kein Problem.');
});

test.for(phones)(
  'GAM-01 what there is to do fits its sheet before a visit can end, at %i × %i',
  async ([width, height]) => {
    await page.viewport(width, height);
    storeGarden(
      {
        山: storedPlant('sakura', 1),
        川: storedPlant('bamboo', 2, { x: 20 }),
        日: storedPlant('maple', 1, { x: 80, water: 5 }),
      },
      { kanji: ['山', '川'] },
    );
    await openGarden();
    await expect.element(task()).toMatchTextContent('2 Kanji sind fällig');
    const cutOff = () => {
      const { scrollHeight, clientHeight } = document.querySelector('.task-board__sheet') as HTMLElement;
      return scrollHeight - clientHeight;
    };
    expect(cutOff()).toBeLessThanOrEqual(0);
    await care('山');
    await button('Schließen').click();
    await expect.element(task()).toMatchTextContent('Nach 5 richtigen Antworten');
    expect(cutOff()).toBeLessThanOrEqual(0);
  },
);

test('HAN-01 a plant shows its level', async () => {
  storeGarden({ 山: storedPlant('bamboo', 4) });
  await openGarden();
  await expect.element(plant('山')).toMatchTextContent(/^山 4/);
});

test('HAN-04 the plants that were full-grown last stand along the far edge, a dozen at most', async () => {
  const all = [...'山川日月木火水金土人大小上'];
  storeGarden(Object.fromEntries(all.map((kanji) => [kanji, { ...storedPlant('lotus', 3), soil: null }])));
  await openGarden();
  await expect.element(task()).toMatchTextContent('Hier ist alles ausgewachsen');
  expect(document.querySelectorAll('.hana-grove svg')).toHaveLength(12);
});

test('HAN-04 achievements count what is under way', async () => {
  await page.viewport(1280, 860);
  storeGarden({ 山: storedPlant('lotus', 2) });
  await openGarden();
  await care('山');
  const achievements = page.getByRole('region', { name: 'Erfolge im Garten' });
  await expect.element(achievements).toMatchTextContent('10 von 101');
  await expect.element(achievements).toMatchTextContent('1 von 5');
});

test('HAN-04 GAM-03 who takes the tour comes back to the same visit', async () => {
  await openFive();
  await page.getByRole('link', { name: /^Rundgang/ }).click();
  await expect.element(page.getByText('/hanazono/tour')).toBeVisible();
  await openGarden();
  await expectStats({ Kombo: '×5' });
});

describe('GAM-06 a garden that another device has changed', () => {
  const before = { 山: storedPlant('bamboo', 1), 川: storedPlant('bamboo', 1, { x: 20 }) };
  /** What another device has done: it has grown 川 and planted 日. */
  const changed = (plants: typeof before) => ({
    ...plants,
    川: { ...storedPlant('bamboo', 3, { x: 20 }), soil: [90, 80, 1_900_000_000] as never },
    日: storedPlant('maple', 0, { x: 80 }),
  });
  const nameOfRiver = /^川 Bambus: Wachstum 3 von 7, Wasser 90, Sonne 80/;

  test('replaces an open visit without an answer', async () => {
    storeGarden(before);
    await openGarden();
    await expect.element(plant('山')).toBeVisible();
    receiveGarden((plants) => changed(plants as typeof before));
    await expect.element(plant('川')).toHaveAccessibleName(nameOfRiver);
    await expect.element(plant('日')).toBeVisible();
    expect(grown('川')).toBe(3);
  });

  test('is joined with an open visit that has answers', async () => {
    storeGarden(before);
    await openGarden();
    await care('山');
    await button('Schließen').click();
    receiveGarden((plants) => changed(plants as typeof before));
    await expect.element(plant('川')).toHaveAccessibleName(nameOfRiver);
    await expect.element(plant('日')).toBeVisible();
    await expectStats({ Kombo: '×1' });
    expect([grown('山'), grown('川')]).toEqual([2, 3]);
    expect(storedGarden().plants.川?.soil?.slice(0, 2)).toEqual([90, 80]);
  });

  test('is joined when a visit that was left goes on', async () => {
    storeGarden(before);
    await openGarden();
    await care('山');
    await button('Schließen').click();
    await page.getByRole('link', { name: /^Rundgang/ }).click();
    await expect.element(page.getByText('/hanazono/tour')).toBeVisible();
    receiveGarden((plants) => changed(plants as typeof before));
    await openGarden();
    await button('Weitergärtnern').click();
    await expect.element(plant('川')).toHaveAccessibleName(nameOfRiver);
    await expectStats({ Kombo: '×1' });
    expect([grown('山'), grown('川')]).toEqual([2, 3]);
  });
});

describe('HAN-03 the sky', () => {
  test('every 30 s the day goes on; who gets too dry wilts, which is told and seen', async () => {
    storeGarden({ 山: storedPlant('sakura', 3, { water: 22 }) }, { kanji: [] });
    await openGarden();
    const sky = page.getByRole('img', { name: /^Tageszeit/ });
    await expect.element(sky).toHaveAccessibleName('Tageszeit: Morgen');
    await vi.advanceTimersByTimeAsync(tickMs);
    await expect.element(sky).toHaveAccessibleName('Tageszeit: Nachmittag');
    await expect.element(plant('山')).toMatchTextContent('durstig');
    await expect.element(said).toMatchTextContent('山 ist durstig und lässt die Blätter hängen.');
    await expect.element(task()).toMatchTextContent('Eine Pflanze ist durstig');
    await expectAccessible('a thirsty plant');
    await button('Gießen').click();
    await answer('山');
    await expect.element(task()).toMatchTextContent('Die Pflanze richtet sich auf und ruht weiter.');
    expect(grown('山')).toBe(3);
  });

  test('GAM-04 in a pause the day stands still', async () => {
    storeGarden({ 山: storedPlant('sakura', 3) });
    await openGarden();
    await button('Pause').click();
    await expect.element(page.getByRole('dialog', { name: 'Pause' })).toMatchTextContent('Zeit still');
    await vi.advanceTimersByTimeAsync(20 * tickMs);
    expect(storedGarden().plants.山?.soil?.slice(0, 2)).toEqual([50, 50]);
  });
});

test('GAM-03 what was done is kept, and a visit goes on after a reload', async () => {
  storeGarden({ 山: storedPlant('bamboo', 1), 川: storedPlant('bamboo', 1, { x: 20 }) });
  await openGarden();
  await care('山');
  await button('Schließen').click();
  await care('川');
  await openGarden();
  await expectStats({ Kombo: '×2' });
  expect([grown('山'), grown('川')]).toEqual([2, 2]);
});

/** Opens a garden of five plants, and answers each of them. */
async function openFive() {
  const all = [...'山川日月木'];
  storeGarden(
    Object.fromEntries(all.map((kanji, index) => [kanji, storedPlant('bamboo', 0, { x: 10 + 20 * index })])),
  );
  await openGarden();
  for (const kanji of all) {
    await care(kanji);
    await button('Schließen').click();
  }
}

test('a visit that counts can be ended; its result is told, and the next one begins', async () => {
  await page.viewport(1280, 860);
  await openFive();
  await button('Feierabend').click();
  const done = page.getByRole('dialog', { name: 'Feierabend' });
  await expect.element(done).toMatchTextContent('150');
  await expect.element(done.getByRole('img', { name: /Hanamaru/ })).toBeVisible();
  await expectAccessible('the end of a visit');
  await done.getByRole('button', { name: 'Weitergärtnern' }).click();
  await expectStats({ Punkte: '150', Kombo: '×0' });
});

test('HAN-02 the fonts of options are there before these are asked', async () => {
  const planted = [...'白花雨車足門']; // no other test here shows their look-alikes
  storeGarden(
    Object.fromEntries(
      planted.map((kanji, index) => [kanji, storedPlant('lotus', 1, { x: 10 + 8 * index })]),
    ),
    { skill: 'recognition' },
  );
  await openGarden();
  await expect.element(plant('白')).toBeVisible();
  const options = document.querySelector('.hana > .k--model')?.textContent ?? '';
  expect(options.length).toBeGreaterThanOrEqual(6);
  await expect.poll(() => document.fonts.check('20px "Klee One"', options)).toBe(true);
});

test.each([
  ['cannot be read', '{"plants":7}'],
  [
    'is of a newer build',
    JSON.stringify({ plants: { 山: { ...storedPlant('sakura', 1), type: 'wisteria' } } }),
  ],
])('HAN-04 GAM-03 a garden that %s is set aside, which is told, and play goes on', async (how, found) => {
  if (how === 'cannot be read') expectWarning('is corrupt');
  localStorage.setItem('kanji-no-michi:save:hanazono:garden', found);
  await begin();
  await expect
    .element(page.getByText('Der gespeicherte Garten war nicht lesbar.', { exact: false }))
    .toBeVisible();
  expect(localStorage.getItem('kanji-no-michi:save:hanazono:garden:corrupt')).toBe(found);
});

test('HAN-04 GAM-03 a garden goes on where the device takes no more', async () => {
  storeGarden({ 山: storedPlant('bamboo', 1), 川: storedPlant('bamboo', 1, { x: 20 }) });
  await openGarden();
  await expect.element(plant('山')).toBeVisible();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await care('山');
  await button('Schließen').click();
  await care('川');
  await expectStats({ Kombo: '×2' });
});

test.each([
  ['a year back', -365],
  ['a day forward', 1],
])('HAN-03 a clock that is set %s grows nothing, wilts nothing and loses nothing', async (_, days) => {
  storeGarden({ 山: storedPlant('bamboo', 1), 川: storedPlant('bamboo', 2, { x: 20 }) });
  await openGarden();
  await care('山');
  vi.setSystemTime(Date.now() + days * 86_400_000);
  await openGarden();
  await expect.element(plant('川')).toHaveAccessibleName(/Wachstum 2 von 7, Wasser 50, Sonne 50/);
  await button('Schließen').click();
  await care('川');
  expect([grown('山'), grown('川')]).toEqual([2, 3]);
});

test('HAN-04 GAM-03 of two tabs the second looks on, until the first is closed', async () => {
  storeGarden({ 山: storedPlant('sakura', 3) });
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const held = navigator.locks.request('kanji-no-michi:run-of-hanazono', () => closed);
  await openGarden();
  await expect
    .element(page.getByRole('heading', { name: 'Du gärtnerst schon in einem anderen Tab' }))
    .toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(1);
  await expectAccessible('looking on');
  close();
  await held;
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(plant('山')).toBeVisible();
});

test.each(phones)(
  'GAM-01 on %i × %i the plant that asks and the garden are in one view',
  async (width, height) => {
    await page.viewport(width, height);
    storeGarden({
      山: storedPlant('sakura', 3, { x: 20 }),
      川: storedPlant('bamboo', 2, { x: 80, y: 88, water: 5 }),
    });
    await openGarden();
    const board = () => document.querySelector('.hana-field')?.getBoundingClientRect() ?? new DOMRect();
    await expect.element(plant('山')).toBeVisible();
    const before = board();
    expect(before.bottom).toBeLessThanOrEqual(height);
    await care('川', false);
    expect(board()).toEqual(before);
    await expect.element(button('Nochmal gießen')).toBeInViewport();
    await expectAccessible(`a wrong answer on ${width} × ${height}`);
    expect(sidewaysScroll()).toBe(0);
  },
);

test.each(phones)(
  'HAN-02 GAM-01 on %i × %i the way on is in sight below the longest praise',
  async (...size) => {
    await page.viewport(...size);
    const all = [...'山川日月木'];
    storeGarden(
      Object.fromEntries(all.map((kanji, index) => [kanji, storedPlant('lotus', 2, { x: 10 + 20 * index })])),
    );
    await openGarden();
    for (const kanji of all) {
      await plant(kanji).click();
      await expect.element(task().getByRole('heading')).toBeVisible();
      if (document.querySelector('.hana-typed')) {
        await answer(kanji);
        break;
      }
    }
    await expect.element(task()).toMatchTextContent('Level 2 erreicht: drei neue Samen.');
    await expect.element(button('Weiter gießen')).toBeInViewport({ ratio: 1 });
    const edge = (of: string, side: 'top' | 'bottom') =>
      document.querySelector(of)?.getBoundingClientRect()[side] ?? Number.NaN;
    expect(edge('.hana-verdict__level', 'bottom')).toBeLessThanOrEqual(edge('.hana-verdict__acts', 'top'));
  },
);

test.each(['text twice as large', 'a window of 240 px'])(
  'GAM-01 with %s nothing is cut off at the side',
  async (how) => {
    await page.viewport(how.startsWith('text') ? 360 : 240, 640);
    if (how.startsWith('text')) enlargeText();
    storeGarden({ 山: storedPlant('sakura', 3, { water: 5 }) });
    await openGarden();
    const cut = () =>
      [...document.querySelectorAll('.task-board__sheet')].map((each) => each.scrollWidth - each.clientWidth);
    for (const state of ['at rest', 'asked', 'planting']) {
      if (state === 'asked') await plant('山').click();
      if (state === 'planting') {
        await button('Schließen').click();
        await button(/^Pflanzen/).click();
      }
      await expect.element(task().getByRole('heading')).toBeVisible();
      expect(cut(), state).toEqual([0]);
      expect(sidewaysScroll(), state).toBe(0);
    }
  },
);

import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { browserTable } from '../../learner/database.ts';
import * as editorPage from '../../routes/monogatari/editor.tsx';
import * as menuPage from '../../routes/monogatari/menu.tsx';
import * as readerPage from '../../routes/monogatari/reader.tsx';
import { forgetCreations } from '../../testing/forget-creations.ts';
import { fillDevice } from '../../testing/full-device.ts';
import { newBubble, openPage, tell, text } from '../../testing/monogatari.ts';
import { button, expectAccessible, goBack, press, show, stateElsewhere } from '../../testing/screen.tsx';

beforeEach(async () => {
  await forgetCreations();
  await page.viewport(1280, 860);
});

interface Kept {
  readonly name: string;
  readonly content: {
    readonly title: string;
    readonly published: { readonly score: number } | null;
    readonly panels: readonly {
      readonly figures: readonly Record<string, unknown>[];
      readonly bubbles: readonly Record<string, unknown>[];
    }[];
  } | null;
}
const kept = async () => (await browserTable('creations').all()) as Kept[];
const firstPanel = async () => (await kept())[0]?.content?.panels[0];

const tama = () => button(/^Tama, froh ·/);
const back = () => page.getByRole('button', { name: 'Rückgängig', exact: true });

test('MON-01 a panel gets a figure with a face, moved, turned, grown and mirrored by keys, and is kept so', async () => {
  await openPage();
  await button('Tama, froh').click();
  await button('Tama, zornig').click();
  const figure = button(/^Tama, zornig ·/);
  (figure.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}{+}{]}m');
  await expect.poll(firstPanel).toMatchObject({
    figures: [{ who: 'tama', expression: 'anger', x: 260, y: 910, size: 836, turn: 5, mirrored: true }],
  });
  await userEvent.keyboard('{Delete}');
  await expect.poll(firstPanel).toMatchObject({ figures: [] });
  await back().click();
  await expect.poll(firstPanel).toMatchObject({ figures: [{ who: 'tama' }] });
});

test('MON-01 GAM-01 GAM-07 undo leads to the panel that it changes, and keeps the focus with the last step', async () => {
  await openPage();
  await button('Tama, froh').click();
  await expect.element(tama()).toBeVisible();
  await button('Nächstes Bild').click();
  await expect.element(page.getByText('Bild 2 von 4', { exact: true })).toBeVisible();
  (back().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(page.getByText('Bild 1 von 4', { exact: true })).toBeVisible();
  await expect.poll(firstPanel).toMatchObject({ figures: [] });
  await expect.element(back()).toHaveFocus();
  expect(back().element().closest('.play__bar')).not.toBeNull();
});

test('MON-01 a thing is pulled about, and back in one step', async () => {
  await openPage();
  await button('Tama, froh').click();
  await expect.element(tama()).toBeVisible();
  const { left, top, width, height } = tama().element().getBoundingClientRect();
  const fire = (type: string, x: number, y: number) =>
    tama()
      .element()
      .dispatchEvent(
        new PointerEvent(type, {
          ...{ bubbles: true, pointerId: 1, button: 0, isPrimary: true },
          clientX: left + width / 2 + x,
          clientY: top + height / 2 + y,
        }),
      );
  Element.prototype.setPointerCapture = () => {};
  fire('pointerdown', 0, 0);
  for (let at = 5; at <= 60; at += 5) fire('pointermove', at, 0);
  fire('pointerup', 60, 0);
  await expect.poll(async () => (await firstPanel())?.figures[0]?.x).not.toBe(240);
  await back().click();
  await expect.poll(async () => (await firstPanel())?.figures[0]?.x).toBe(240);
});

test('MON-01 MON-03 text has furigana that are proposed and can be set, and words come where the cursor is', async () => {
  await openPage();
  await newBubble('Rund').click();
  await text().fill('駅で');
  const reading = page.getByRole('textbox', { name: 'Lesung von 駅' });
  await expect.element(reading).toHaveValue('えき');
  (text().element() as HTMLTextAreaElement).setSelectionRange(0, 0);
  await button(/^雨 ?あめ/).click();
  await expect.element(text()).toHaveValue('雨駅で');
  await button(/^友だち ?ともだち/).click();
  await expect.element(text()).toHaveValue('雨友だち駅で');
  await reading.fill('うまや');
  await expect.poll(firstPanel).toMatchObject({ bubbles: [{ readings: { 駅: 'うまや' } }] });
  await reading.fill('<b>');
  await expect.element(page.getByText(/Hiragana oder Katakana/)).toBeVisible();
  await expect.poll(firstPanel).toMatchObject({ bubbles: [{ readings: { 駅: 'うまや' } }] });
  await expect.element(page.getByText('雨: verwendet')).toBeInTheDocument();
  await expect.element(page.getByText('忘: fehlt noch')).toBeInTheDocument();
});

test('MON-01 of each kanji row the reading is proposed that it has where it stands', async () => {
  await openPage();
  await tell();
  await text().fill('折り紙の日曜日');
  for (const [run, kana] of [
    ['折', 'お'],
    ['紙', 'がみ'],
    ['日曜日', 'にちようび'],
  ] as const)
    await expect.element(page.getByRole('textbox', { name: `Lesung von ${run}` })).toHaveValue(kana);
});

test('MON-01 while one types, the list of words is not drawn anew', async () => {
  await openPage();
  await tell();
  await expect.element(button(/^雨 ?あめ/)).toBeVisible();
  const sorted = vi.spyOn(Array.prototype, 'toSorted'); // as the list does each time it is drawn
  await text().fill('雨の駅');
  await expect.poll(firstPanel).toMatchObject({ bubbles: [{ text: '雨の駅' }] });
  expect(sorted).not.toHaveBeenCalled();
  sorted.mockRestore();
  await button(/^友だち ?ともだち/).click();
  await expect.element(text()).toHaveValue('雨の駅友だち');
});

test('MON-03 too much text is cut with a word on it, and one types on', async () => {
  await openPage();
  await newBubble('Rund').click();
  await text().fill(`\u202e${'漢'.repeat(10_000)}`);
  await expect.element(text()).toHaveValue('漢'.repeat(120));
  await expect.element(page.getByText(/passen 120 Zeichen/)).toBeVisible();
  await text().fill('z\u0301\u0302\u0301\u0302😀');
  await expect.element(text()).toHaveValue('ź\u0302😀'.normalize('NFC').replace('ź\u0302', 'ź\u0302\u0301'));
});

test('GAM-07 MON-03 a draft is there again; where there is no room that is said, and one draws on', async () => {
  await openPage();
  await tell();
  await expect.poll(async () => (await firstPanel())?.bubbles).toHaveLength(1);
  await cleanup();
  await openPage();
  await button('Voriges Bild').click(); // it opens where something is missing
  await expect.element(tama()).toBeInTheDocument();
  const makeRoom = fillDevice();
  await button('Ken, traurig').click();
  await expect.element(page.getByText(/kein Platz mehr/)).toBeVisible();
  await expect.element(button('Als Text kopieren').first()).toBeVisible();
  await expect.element(button(/^Ken, traurig ·/)).toBeInTheDocument();
  makeRoom();
  await button('Ken, froh').click();
  await expect.element(page.getByText(/kein Platz mehr/)).not.toBeInTheDocument();
});

test('MON-03 GAM-07 of a story that a newer version has made that is said, and it is left as it is', async () => {
  await openPage();
  await tell();
  await expect.poll(async () => (await firstPanel())?.bubbles).toHaveLength(1);
  const [creation] = (await kept()) as unknown as { owner: string; name: string }[];
  if (!creation) throw new Error('nothing kept');
  const { createStore, entries, set } = await import('idb-keyval');
  const store = createStore('kanji-no-michi', 'values');
  const [[key] = ['']] = await entries(store);
  await set(key, { ...creation, format: 9, content: { animated: true } }, store);
  await cleanup();
  await show(menuPage, { path: '/monogatari' });
  await expect.element(page.getByText(/neueren Fassung/)).toBeVisible();
  await cleanup();
  await show(editorPage, {
    path: `/monogatari/draw?story=${creation.name.split(/[.:/]/).at(-1)}`,
    at: '/monogatari/draw/:template?',
  });
  await expect.element(page.getByText(/neueren Fassung/)).toBeVisible();
  expect((await kept())[0]?.content).toEqual({ animated: true });
});

test('GAM-07 MON-03 changed in two tabs both stand, and the other one is a step away', async () => {
  await openPage();
  await tell();
  await expect.poll(async () => (await firstPanel())?.bubbles).toHaveLength(1);
  const { createStore, entries, set } = await import('idb-keyval');
  const store = createStore('kanji-no-michi', 'values');
  const [[key, creation] = ['', {}]] = await entries<string, Record<string, unknown>>(store);
  await set(key, { ...creation, edition: crypto.randomUUID() }, store); // another tab wrote
  await button('Ken, froh').click();
  await expect.element(page.getByText(/geht es als Kopie weiter/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Zur anderen Fassung' }))
    .toHaveAttribute('href', expect.stringMatching(/draw\?story=.+/));
  expect(await kept()).toHaveLength(2);
});

test('GAM-07 MON-03 of a story that the account has no room for it is said where it is, and why', async () => {
  await openPage();
  await tell();
  await expect.poll(async () => (await firstPanel())?.bubbles).toHaveLength(1);
  const { createStore, entries, set } = await import('idb-keyval');
  const store = createStore('kanji-no-michi', 'values');
  const [[key, creation] = ['', {}]] = await entries<string, Record<string, unknown>>(store);
  await set(key, { ...creation, refused: 'In deinem Konto ist kein Platz mehr.' }, store);
  await cleanup();
  await show(menuPage, { path: '/monogatari' });
  await expect
    .element(page.getByText('Eine Geschichte ist nur auf diesem Gerät. In deinem Konto ist kein Platz mehr.'))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: /Nur auf diesem Gerät/ })).toBeVisible();
  await expectAccessible('a story that the account has no room for');
});

test('MON-02 what a page lacks is said before it goes out, each a step away; only a page without a word stays', async () => {
  await openPage();
  const publish = button('Veröffentlichen');
  await publish.click();
  const asked = page.getByRole('dialog', { name: 'Deine Seite bisher' });
  await expect.element(asked.getByText(/Noch sagt niemand etwas/)).toBeVisible();
  await expect.element(asked.getByText('0/4')).toBeVisible();
  await expect.element(button('So veröffentlichen')).not.toBeInTheDocument();
  await expectAccessible('what is missing');
  await button('Weiterzeichnen').click();
  await expect.element(asked).not.toBeInTheDocument();
  expect(document.activeElement).toBe(publish.element());
  await tell();
  await publish.click();
  await expect.element(asked.getByText(/405 von 600 Punkten/)).toBeVisible();
  await expect.element(asked.getByText('0/4')).not.toBeInTheDocument();
  await expect.element(asked.getByRole('button', { name: /^Bild 1/ })).not.toBeInTheDocument();
  await asked.getByRole('button', { name: 'Bild 3 Hier fehlen Figur und Text.' }).click();
  await expect.element(page.getByText('Bild 3 von 4', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Figur' })).toHaveFocus();
  await button('Haruka, froh').click();
  await page.viewport(360, 640);
  await publish.click();
  await asked.getByRole('button', { name: 'Bild 3 Hier fehlt noch Text.' }).click();
  await expect.element(page.getByRole('region', { name: 'Sprechblase' })).toHaveFocus();
});

test('MON-02 MON-03 a page is published, counted, and stands as it is', async () => {
  await openPage();
  await tell();
  await button('Veröffentlichen').click();
  await button('So veröffentlichen').click();
  await expect.element(page.getByText('/monogatari/read')).toBeVisible();
  expect((await kept())[0]?.content?.published).toMatchObject({ score: 300 + 2 * 40 + 25 });
  const id = (await kept())[0]?.name.split('.').at(-1) ?? '';
  await cleanup();
  await show(readerPage, { path: '/monogatari/read' });
  await expect.element(page.getByRole('heading', { name: '405 Punkte' })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Verwendete Kanji' }).getByText('わす', { exact: true }))
    .toBeVisible();
  await button('Streifen').click();
  await expect.element(button('Streifen')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText(/1\.080 × 3\.480 Bildpunkte/)).toBeVisible();
  await expectAccessible('a published story');
  await button('Bild für Bild').click();
  await expectAccessible('panel by panel');
  await page.viewport(360, 640);
  await button('Zurück zur Seite').first().click();
  await expectAccessible('a published story on a phone');
  expect(id).not.toBe('');
});

test.each(['first of all', 'after it was kept'])(
  'GAM-07 MON-02 without room a page is not published, which is said at once; once there is room it is: %s',
  async (when) => {
    let makeRoom = when === 'first of all' ? fillDevice() : () => {};
    await openPage();
    await tell();
    if (when !== 'first of all') {
      await expect
        .poll(async () => (await firstPanel())?.bubbles[0])
        .toMatchObject({ text: expect.stringContaining('雨') });
      makeRoom = fillDevice();
    }
    await button('Veröffentlichen').click();
    await button('So veröffentlichen').click();
    const said = page.getByRole('dialog', { name: 'Noch nicht veröffentlicht' });
    await expect.element(said.getByText(/kein Platz mehr/)).toBeVisible();
    await expect.element(said.getByRole('button', { name: 'Als Bild speichern' })).toBeVisible();
    await expectAccessible('no room for a page');
    await said.getByRole('button', { name: 'Weiterzeichnen' }).click();
    await text().fill('雨の駅で友だちを忘れた！');
    await expect.element(text()).toHaveValue('雨の駅で友だちを忘れた！');
    await button('Veröffentlichen').click();
    await button('So veröffentlichen').click();
    await expect.element(said).toBeVisible();
    makeRoom();
    press(said.getByRole('button', { name: 'Noch einmal versuchen' }));
    await expect.element(page.getByText('/monogatari/read')).toBeVisible();
    expect(await kept()).toMatchObject([{ content: { published: { score: 405 } } }]);
  },
);

test.each(['/monogatari/draw/umbrella', '/monogatari/draw?story='])(
  'MON-03 from a page that was just published, back leads to where one came from: %s',
  async (path) => {
    await openPage();
    await tell();
    await expect.poll(async () => (await firstPanel())?.bubbles).toHaveLength(1);
    const id = path.endsWith('=') ? ((await kept())[0]?.name.split('.').at(-1) ?? '') : '';
    await cleanup();
    await show(editorPage, {
      ...{ from: '/monogatari/new', path: `${path}${id}`, at: '/monogatari/draw/:template?' },
    });
    await button('Veröffentlichen').click();
    await button('So veröffentlichen').click();
    await expect.element(page.getByText('/monogatari/read')).toBeVisible();
    goBack();
    await expect.element(page.getByText('/monogatari/new')).toBeVisible();
  },
);

test('TDY-02 a kanji of a story that was just published is offered to be written', async () => {
  await openPage();
  await tell();
  await text().fill('心の中に雨の駅。');
  await button('Veröffentlichen').click();
  await button('So veröffentlichen').click();
  await expect.element(page.getByText('/monogatari/read')).toBeVisible();
  const state = stateElsewhere();
  await cleanup();
  await show(readerPage, { path: '/monogatari/read', state });
  await expect
    .element(page.getByRole('link', { name: '心 selbst schreiben' }))
    .toHaveAttribute('href', '/tatakae?write=心');
  await expectAccessible('a published story with ways on');
});

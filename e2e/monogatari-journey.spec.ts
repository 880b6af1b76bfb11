import type { Page } from '@playwright/test';
import { reload, visit } from './browser.ts';
import { expect, test } from './fixtures.ts';
import { handheld } from './phone.ts';

/** What is said in each of the four panels; 雨, 忘, 駅 and 友 are asked for. */
const lines = ['雨の朝。', '駅で傘を忘れた。', '友だちが来る。', '今日は空が青い。'];

/** Goes on with the tabulator until a control has the focus. */
async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  const control = page.getByRole('button', { name }).or(page.getByRole('link', { name }));
  const hasFocus = () => control.evaluateAll((all) => all.some((each) => each === document.activeElement));
  for (let presses = 0; presses < 200; presses += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} cannot be reached by keyboard`);
}

async function pressOn(page: Page, name: RegExp | string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

test('MON-01 MON-02 MON-03 GAM-01 a story of four panels is drawn by keyboard alone, is there after a reload, is published, read and saved as a picture', async ({
  page,
}) => {
  test.slow();
  await test.step('a template is chosen', async () => {
    await visit(page, '/monogatari');
    await pressOn(page, 'Neue Geschichte');
    await expect(page.getByRole('heading', { name: 'Welche Geschichte zeichnest du?' })).toBeVisible();
    await pressOn(page, /Schirm.* anfangen/);
    await expect(page.getByRole('button', { name: 'Tama, froh', exact: true })).toBeVisible();
  });

  await test.step('each panel gets a figure and text', async () => {
    for (const [index, line] of lines.entries()) {
      if (index > 0) {
        await page
          .getByRole('button', { name: /^Bild \d: / })
          .nth(index - 1)
          .focus();
        await page.keyboard.press('ArrowLeft');
      }
      await expect(page.getByText(`Bild ${index + 1} von 4`, { exact: true })).toBeVisible();
      await page
        .getByRole('button', { name: /^Bild \d: / })
        .nth(index)
        .focus();
      await pressOn(page, /^Haruka, froh$/);
      await pressOn(page, '+ Rund');
      const text = page.getByRole('textbox', { name: `Text in Bild ${index + 1}` });
      await text.focus();
      await page.keyboard.insertText(line);
    }
    await page.getByRole('button', { name: /^Haruka, froh · / }).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.getByText('4/4')).toBeVisible();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  });

  await test.step('a reload keeps it', async () => {
    await reload(page);
    await expect(page.getByText('4 von 4 Bildern haben Figur und Text.')).toBeVisible();
  });

  await test.step('it is published and read', async () => {
    const result = page.waitForResponse('**/api/v1/game-results');
    await pressOn(page, 'Veröffentlichen');
    expect(await (await result).json()).toMatchObject({ won: true });
    await expect(page.getByRole('heading', { name: '600 Punkte' })).toBeVisible();
    await expect(page.getByText('Level 2 erreicht')).toBeVisible();
    await pressOn(page, 'Bild für Bild');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText(/駅で傘を忘れた/)).toBeAttached();
  });

  await test.step('it is saved as a picture', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Als Bild speichern' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.png$/);
  });

  await test.step('it stands on the list', async () => {
    await visit(page, '/monogatari');
    await expect(page.getByRole('region', { name: 'Deine Geschichten' })).toContainText('600 Punkte');
  });
});

test.describe('on a phone', () => {
  test.use(handheld);

  test('MON-01 GAM-01 a panel is told by touch, in Japanese', async ({ page }) => {
    await visit(page, '/ja/monogatari/draw/cat');
    const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
    await tool('背景').tap();
    await page.locator('.mng-scenes button').nth(1).tap();
    await tool('人物').tap();
    await page.locator('.mng-cast button').nth(12).tap();
    await tool('言葉').tap();
    await page.locator('.mng-word').first().tap();
    await expect(page.locator('.mng-frame.is-current [data-figure]')).toBeVisible();
    await expect(page.locator('.mng-frame.is-current [data-bubble]')).toBeVisible();
    const thing = page.locator('.mng-thing').first();
    await thing.scrollIntoViewIfNeeded();
    const before = await thing.boundingBox();
    if (!before) throw new Error('nobody there');
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => (await thing.boundingBox())?.x).toBeGreaterThan(before.x + 30);
  });
});

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { browserTable } from '../../learner/database.ts';
import * as menuPage from '../../routes/monogatari/menu.tsx';
import { forgetCreations } from '../../testing/forget-creations.ts';
import { openPage, tell } from '../../testing/monogatari.ts';
import { button, expectAccessible, show } from '../../testing/screen.tsx';

beforeEach(async () => {
  await forgetCreations();
  await page.viewport(1280, 860);
});

interface Kept {
  readonly content: { readonly panels: readonly { readonly bubbles: readonly unknown[] }[] } | null;
}
/** What the stories of this device hold that were not deleted. */
const kept = async () =>
  ((await browserTable('creations').all()) as Kept[]).flatMap(({ content }) => content ?? []);
const newTitle = page.getByRole('textbox', { name: 'Neuer Titel' });

/** Tells a story, and is about to call it otherwise. */
async function beginToRename(): Promise<void> {
  await openPage();
  await tell();
  const bubbles = async () => (await kept())[0]?.panels[0]?.bubbles;
  await expect.poll(bubbles).toHaveLength(1);
  await cleanup();
  await show(menuPage, { path: '/monogatari' });
  await page.getByText('Mehr', { exact: true }).click();
  await button(/umbenennen/).click();
}

test('MON-03 stories are renamed, duplicated, deleted and brought back', async () => {
  await beginToRename();
  await expect.element(newTitle).toHaveFocus();
  await newTitle.fill('Im Regen');
  await button('Übernehmen').click();
  await expect.element(button(/umbenennen/)).toHaveFocus();
  await expect.element(page.getByRole('link', { name: /Im Regen/ })).toBeVisible();
  await button(/duplizieren/).click();
  await expect.element(page.getByRole('link', { name: /Im Regen \(Kopie\)/ })).toBeVisible();
  await expectAccessible('the menu with stories');
  const others = async () => (await kept()).length;
  await button(/Regen“? löschen/)
    .first()
    .click();
  await expect.poll(others).toBe(1);
  await button('Zurückholen').click();
  await expect.poll(others).toBe(2);
  await expect.element(page.getByText(/ist wieder da/)).toBeVisible();
  await expect.element(button('Zurückholen')).not.toBeInTheDocument();
});

test('MON-03 a long title is cut while one types it, and its copy is still told from it', async () => {
  await beginToRename();
  await newTitle.fill('雨'.repeat(100));
  await expect.element(newTitle).toHaveValue('雨'.repeat(60));
  await button('Übernehmen').click();
  await button(/duplizieren/).click();
  await expect.element(page.getByRole('link', { name: /雨+ \(Kopie\)/ })).toBeVisible();
});

import { hiddenPoems } from '@michi/games/kotodama/poems';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openHunt, wordButton } from '../../testing/kotodama.ts';
import { button, expectAccessible, press } from '../../testing/screen.tsx';

const [, , poem] = hiddenPoems;

test('KOT-06 TDY-02 a hidden poem is found strip by strip; a wrong strip is told with a clue', async () => {
  await openHunt(poem.id);
  await wordButton('風').click();
  await expect.element(page.getByText(/^風 gehört nicht in diese Zeile/).first()).toBeVisible();
  await expectAccessible('a wrong strip');
  for (const [line, parts] of poem.lines.entries())
    for (const { text } of parts) {
      await button(new RegExp(`^Zeile ${line + 1}:`)).click();
      await wordButton(text).click();
    }
  await expect.element(page.getByRole('heading', { name: 'Gefunden! 100 Punkte' })).toBeVisible();
  await expect.element(page.getByText('So hat es Bashō geschrieben')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Herbstwind weht Herbst · hier suchst du' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '風 selbst schreiben' }))
    .toHaveAttribute('href', '/tatakae?write=風');
  await expectAccessible('a poem that was found');
});

test('KOT-06 GAM-01 without an address the first poem is sought, stays when it is found, and keeps the focus in the hunt', async () => {
  await openHunt();
  const [first] = hiddenPoems;
  for (const { text } of first.lines.flat()) {
    await expect.element(wordButton(text)).toBeVisible();
    (wordButton(text).element() as HTMLElement).focus();
    press(wordButton(text));
    await expect.element(wordButton(text)).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
  }
  await expect.element(page.getByRole('heading', { name: 'Gefunden! 100 Punkte' })).toHaveFocus();
  await expect.element(page.getByText('So hat es Buson geschrieben')).toBeVisible();
});

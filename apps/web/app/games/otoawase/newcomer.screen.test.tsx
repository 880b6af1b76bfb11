import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asked, begin, energy, enter, hitNew, points } from '../../testing/otoawase.ts';
import { button, expectAccessible, inSweep, press } from '../../testing/screen.tsx';

test('OTO-02 before a song its kanji are open, the new ones above the button; each is shown before it is asked', async () => {
  const prompts = await enter({ falling: true, newcomer: true });
  expect([...prompts.keys()].sort()).toEqual([...'春木花道風一二'].sort());
  await expect.element(page.getByText('はな', { exact: true })).toBeVisible();
  const above = document
    .querySelector('.oto-prompts')
    ?.compareDocumentPosition(button('Lied beginnen').element());
  expect(above).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  vi.useFakeTimers();
  press(button('Lied beginnen'));
  await expect.element(energy).toBeInTheDocument();
  await hitNew();
  const kanji = asked();
  expect(document.querySelector('.oto-ask')?.textContent).toContain(prompts.get(kanji));
  await expect.element(energy).toHaveAttribute('aria-valuenow', '100');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Weiter')).not.toBeInTheDocument();
  await expect.element(page.getByText('Neu', { exact: true })).toBeVisible();
  expect(points()).toBe('0');
});

test('OTO-02 GAM-01 a screen reader hears plain beats, a new kanji and what it is', async () => {
  const prompts = await begin({ falling: true, newcomer: true });
  const said = () => [...document.querySelectorAll('[role=status]')].at(-1)?.textContent ?? '';
  expect(said()).toMatch(/^Als Nächstes: Taktschlag, Spur/);
  await hitNew();
  const kanji = asked();
  await expect.poll(said).toContain(`Neu: ${kanji}, gelesen ${prompts.get(kanji)}: `);
});

for (const width of [360, 1280])
  test(
    `GAM-01 axe finds nothing before a song of new kanji and on one of them, ${width} px wide`,
    inSweep(width === 1280),
    async () => {
      await page.viewport(width, 860);
      await enter({ falling: true, newcomer: true });
      await expectAccessible('before the song');
      vi.useFakeTimers();
      press(button('Lied beginnen'));
      await expect.element(energy).toBeInTheDocument();
      await hitNew();
      await expectAccessible('new');
    },
  );

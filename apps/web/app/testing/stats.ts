import { expect } from 'vitest';

/** Waits until numbers of a game, each told by the word before it, are as given. */
export async function expectStats(wanted: Readonly<Record<string, string>>): Promise<void> {
  const shown = () =>
    Object.fromEntries(
      [...document.querySelectorAll('.stats > div')].map((each) => [
        each.querySelector('dt')?.textContent,
        each.querySelector('dd')?.textContent,
      ]),
    );
  await expect.poll(shown).toMatchObject(wanted);
}

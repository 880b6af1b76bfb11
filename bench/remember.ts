import type { Page } from '@playwright/test';

/** The secret of a device on which was played. */
export const deviceId = 'device_0123456789abcdefghijkl';
/** By what each kanji is remembered. */
export const skills = ['recognition', 'meaning', 'reading', 'writing', 'use'] as const;

const dayMs = 24 * 60 * 60 * 1000;

/** Makes the device of a page of the site that of somebody who has played and remembers kanji, of which some are due. */
export async function remember(page: Page, remembered: readonly string[]): Promise<void> {
  const today = Math.floor(Date.now() / dayMs);
  const memories = remembered.flatMap((kanji, index) =>
    skills.map((skill) => [`k:${kanji}`, skill, 1 + (index % 60), 5, today - 1 - (index % 90)]),
  );
  const values = {
    'kanji-no-michi:device': JSON.stringify(deviceId),
    'kanji-no-michi:save:learner:announced': JSON.stringify({ achievements: [], challenges: [] }), // somebody who has played here
  };
  const kept = { v: 1, owner: 'guest', cursor: 'c', memories, imports: [] };
  await page.evaluate(
    ({ values, kept }) =>
      new Promise<void>((resolve, reject) => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
        const opening = indexedDB.open('kanji-no-michi');
        opening.onupgradeneeded = () => opening.result.createObjectStore('values');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('values', 'readwrite');
          writing.objectStore('values').put(kept, 'memory:snapshot');
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { values, kept },
  );
  await page.route('**/api/v1/memory*', (route) =>
    route.fulfill({ json: { cursor: 'c', whole: false, more: false, memories: [], imports: [] } }),
  );
}

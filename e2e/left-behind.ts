import { postBatch } from '@michi/contracts/batch';
import type { Contract } from '@michi/contracts/contract';
import { examples } from '@michi/contracts/examples/all';
import { deviceHeader } from '@michi/contracts/headers';
import { allContracts, takesDevice } from '@michi/contracts/testing/all-contracts';
import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';

/** Whatever could be a secret or a token, of all that a browser has stored for the site. */
export async function stringsOn(page: Page): Promise<string[]> {
  const stored = await page.evaluate(async () => {
    const texts = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
    ];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const all = await new Promise<unknown[]>((resolve, reject) => {
          const asking = database.transaction(store).objectStore(store).getAll();
          asking.onsuccess = () => resolve(asking.result);
          asking.onerror = () => reject(asking.error);
        });
        texts.push(JSON.stringify(all));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isJson = answer?.headers.get('content-type')?.includes('json');
        if (answer && isJson) texts.push(await answer.text());
      }
    }
    return texts;
  });
  return [...new Set(stored.flatMap((text) => text.match(/[\w-]{16,128}/g) ?? []))];
}

/** Each of the strings opens nothing: neither as a token nor as the secret of a device, on no call that takes one. */
export async function expectRefused(request: APIRequestContext, strings: readonly string[]): Promise<void> {
  const opened: string[] = [];
  for (const secret of strings)
    for (const contract of allContracts.filter((each) => each.access === 'user' || takesDevice(each))) {
      const answer = await callWith(request, contract, secret);
      if (await hasOpened(answer)) opened.push(`${contract.operationId}: ${secret}`);
    }
  expect(opened).toEqual([]);
}

/** Whether a call was answered, and of several that went by one, any. */
async function hasOpened(answer: APIResponse): Promise<boolean> {
  if (!answer.ok()) return false;
  if (!answer.url().includes(postBatch.path)) return true;
  const { answers } = (await answer.json()) as { answers: readonly { status: number }[] };
  return answers.some(({ status }) => status < 300);
}

/** A call as its example has it, with a secret wherever one may stand. */
function callWith(request: APIRequestContext, contract: Contract, secret: string) {
  const { params = {}, query = {}, body } = examples.get(contract.operationId) ?? {};
  const put = (_: string, value: unknown) =>
    typeof value === 'string' && value.startsWith('device_') ? secret : value;
  const asked = Object.entries(query).map(([name, value]) => [name, String(put(name, value))]);
  const path = contract.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
  return request.fetch(`${path}?${new URLSearchParams(asked)}`, {
    method: contract.method,
    headers: {
      authorization: `Bearer ${secret}`,
      [deviceHeader]: secret,
      'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`,
    },
    maxRedirects: 0,
    ...(body !== undefined && { data: JSON.parse(JSON.stringify(body, put)) }),
  });
}

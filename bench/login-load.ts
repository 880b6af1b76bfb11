// How long readers wait for a page while many people log in at once.
import { setTimeout as pause } from 'node:timers/promises';
import { logIn, register } from './account.ts';
import { percentile, print } from './figure.ts';
import { newFolder } from './folder.ts';
import { get } from './get.ts';
import { startProduct } from './server.ts';

const path = '/mitsukete';
const atOnce = 32;
const rounds = 10;
const people = Array.from({ length: atOnce }, (_, id) => id + 1);

using folder = newFolder();
await using server = await startProduct(folder.path, { TRUST_PROXY: '1' });
for (const id of people) await register(server.url, id);
await waitsDuring(logInAll); // warms up

const idle: number[] = [];
const busy: number[] = [];
let loginMs = 0;
for (let round = 0; round < rounds; round++) {
  const startedAt = performance.now();
  busy.push(...(await waitsDuring(logInAll)));
  const roundMs = performance.now() - startedAt;
  idle.push(...(await waitsDuring(() => pause(roundMs))));
  loginMs += roundMs;
}
const [idleMs, busyMs] = [percentile(idle, 99), percentile(busy, 99)];
print({
  name: `p99 of ${path} while ${atOnce} log in at once, against its idle p99`,
  value: busyMs / idleMs,
  wanted: { atMost: 5 },
  note: `${busyMs.toFixed(2)} ms against ${idleMs.toFixed(2)} ms; ${((rounds * atOnce * 1000) / loginMs).toFixed(0)} logins/s`,
});

async function logInAll(): Promise<void> {
  await Promise.all(people.map((id) => logIn(server.url, id)));
}

/** How long a reader waits for each page, in ms, who asks for one after the other until `work` is done. */
async function waitsDuring(work: () => Promise<void>): Promise<number[]> {
  const waits: number[] = [];
  let working = true;
  const done = work().finally(() => {
    working = false;
  });
  while (working) {
    const askedAt = performance.now();
    await get(server.url + path, { 'accept-encoding': 'br' });
    waits.push(performance.now() - askedAt);
  }
  await done;
  return waits;
}

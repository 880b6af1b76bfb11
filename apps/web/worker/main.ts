// The service worker: what was opened once starts without a network.
import { answerFor, fileFor, pageFor } from './answers.ts';
import { facts } from './facts.ts';
import { carryOver, dropFormer, isAnswer, isFile, isPage, keepOpened, noteServing } from './kept.ts';
import type { Opened, Serving } from './protocol.ts';

declare const self: ServiceWorkerGlobalScope;

// A build that could not be fetched whole is not taken: the one before goes on.
self.addEventListener('install', (event) => event.waitUntil(carryOver().then(() => self.skipWaiting())));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** Pages keep running on the files with which they came; they learn that there is something newer. */
async function takeOver(): Promise<void> {
  await noteServing();
  await Promise.all([dropFormer(), self.registration.navigationPreload?.enable()]);
  await self.clients.claim();
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage({ build: facts.build } satisfies Serving);
}

let keeping = Promise.resolve();

// One after the other, as each adds to what was visited. Without a network or room, less is at hand.
self.addEventListener('message', (event) => {
  keeping = keeping.then(() => keepOpened(event.data as Opened)).catch(() => {});
  event.waitUntil(keeping);
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (event.request.mode === 'navigate') {
    if (isPage(url.pathname)) event.respondWith(pageFor(event, url));
  } else if (isFile(url.pathname)) event.respondWith(fileFor(event, url));
  else if (isAnswer(url.pathname)) event.respondWith(answerFor(event));
});

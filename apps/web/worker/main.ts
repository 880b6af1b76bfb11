// The service worker: what was opened once starts without a network.
import { answerFor, fileFor, pageFor } from './answers.ts';
import { facts } from './facts.ts';
import {
  carryOver,
  dropOlder,
  isAnswer,
  isFile,
  isPage,
  keepOpened,
  noteServing,
  thinOutBefore,
} from './kept.ts';
import type { Opened, Serving } from './protocol.ts';

declare const self: ServiceWorkerGlobalScope;

// A build that could not be fetched whole is not taken: the one before goes on.
self.addEventListener('install', (event) => event.waitUntil(carryOver().then(() => self.skipWaiting())));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** Pages keep running on the files with which they came; they learn that there is something newer. */
async function takeOver(): Promise<void> {
  await noteServing();
  await dropOlder();
  await Promise.all([thinOutBefore(), preloadPages()]);
  await self.clients.claim();
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage({ build: facts.build } satisfies Serving);
}

/**
 * Lets the browser ask for a page while the worker starts. Not Firefox: without a network it shows its own error page
 * when that request fails, whatever the worker answers (GoogleChrome/workbox#3134), and nothing but its name tells.
 */
async function preloadPages(): Promise<void> {
  const preload = self.registration.navigationPreload;
  await (navigator.userAgent.includes('Firefox/') ? preload?.disable() : preload?.enable());
}

let keeping = Promise.resolve();

// One after the other, as each adds to what was visited. Without a network or room, less is at hand.
self.addEventListener('message', (event) => {
  keeping = keeping.then(() => keep(event.data as Opened)).catch(() => {});
  event.waitUntil(keeping);
});

async function keep(opened: Opened): Promise<void> {
  await keepOpened(opened);
  // a build that is being installed may be the one before, which comes back
  if (!self.registration.installing) await thinOutBefore();
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (event.request.mode === 'navigate') {
    if (isPage(url.pathname)) event.respondWith(pageFor(event, url));
  } else if (isFile(url.pathname)) event.respondWith(fileFor(event, url));
  else if (isAnswer(url.pathname)) event.respondWith(answerFor(event));
});

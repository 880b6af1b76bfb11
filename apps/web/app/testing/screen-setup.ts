// Before each test of a screen: what every page has (styles in their order, keys that press once, texts that are kept),
// the same deals, and a server that cannot be reached.
import '@michi/ui/layers.css';
import '@michi/ui/tokens.css';
import '@michi/ui/base.css';
import '@michi/ui/components.css';
import '../fonts/frame.generated.css';
import { dealTheSame } from '@michi/testing/deal-the-same';
import { createStore, delMany, keys } from 'idb-keyval';
import { afterEach, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { browserLearner } from '../learner/browser-learner.ts';
import { noRoom } from '../lib/device/no-room.ts';
import { pressOnce } from '../lib/keys/held-keys.ts';
import { keepTexts } from '../lib/react/translated-texts.ts';

pressOnce();
keepTexts(document);

// For good: pages ask between tests, too.
const fetchFile = window.fetch;
window.fetch = async (asked, init) => {
  const { url } = new Request(asked, init);
  if (new URL(url).pathname.startsWith('/api/')) throw new TypeError('there is no server');
  return fetchFile(asked, init);
};

const database = createStore('kanji-no-michi', 'values');

beforeEach(async () => {
  await cleanup(); // a run that is left is stored
  localStorage.clear();
  // What another file's server has told of a memory is not remembered.
  await delMany(
    (await keys<string>(database)).filter((key) => key.startsWith('memory:')),
    database,
  );
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage })); // as another tab would hear
  dealTheSame();
  noRoom.set('no');
  browserLearner().statistics.forget(); // what it has told already
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

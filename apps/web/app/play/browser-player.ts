import { defaultLocale, isLocale } from '@michi/messages/locales';
import type { Title } from '@michi/progress/achievements';
import { browserBodies } from '../learner/bodies.ts';
import { browserKeptCreations, visitKeptCreations } from '../learner/kept-creations.ts';
import { browserKeptMemory } from '../learner/kept-memory.ts';
import { isMissedKey, keys } from '../learner/keys.ts';
import { isRefusalKey, refusalsWait } from '../learner/refusals-wait.ts';
import { untold } from '../learner/untold.ts';
import { call, onAnswered } from '../lib/calls/api-client.ts';
import { showLook } from '../lib/device/look.ts';
import { missRoom } from '../lib/device/no-room.ts';
import { currentSession, renewSession } from '../lib/device/session.ts';
import { browserStore } from '../lib/device/storage.ts';
import { Player } from './player.ts';
import type { Visibility } from './session.ts';

const visibility: Visibility = {
  hidden: () => document.hidden,
  onHide(listener) {
    const onChange = () => {
      if (document.hidden) listener();
    };
    document.addEventListener('visibilitychange', onChange);
    window.addEventListener('pagehide', listener);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      window.removeEventListener('pagehide', listener);
    };
  },
};

const locale = () =>
  isLocale(document.documentElement.lang) ? document.documentElement.lang : defaultLocale;

async function wearTitle(title: Title): Promise<void> {
  const session = currentSession();
  if (session === null || session.user?.title) return;
  const { token } = session;
  const { patchProfile } = await import('@michi/contracts/profile');
  const { user } = await call(patchProfile, { token, body: { title }, locale: locale() });
  renewSession(token, { token, user });
}

function makePlayer(): Player {
  const player = new Player({
    store: browserStore(),
    bodies: typeof indexedDB === 'undefined' ? null : browserBodies(),
    keptMemory: typeof indexedDB === 'undefined' ? null : browserKeptMemory(),
    keptCreations: typeof indexedDB === 'undefined' ? visitKeptCreations() : browserKeptCreations(),
    creationsChannel: () =>
      typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('kanji-no-michi:creations'),
    locks: navigator.locks ?? null, // missing on pages that are not secure
    now: () => performance.now(),
    today: () => new Date(),
    schedule(act, delayMs) {
      const timer = setTimeout(act, delayMs);
      return () => clearTimeout(timer);
    },
    visibility,
    fetch: (path, init) => fetch(path, init),
    locale,
    random: () => Math.random(),
    wearTitle,
  });
  browserStore().onChange((key) => {
    if (key === null || key === keys.look) showLook();
    if (isRefusalKey(key)) refusalsWait.set(browserStore().keys(keys.refusal).length > 0);
  });
  browserStore().onUnkept((key) => {
    if (isMissedKey(key)) missRoom();
  });
  player.statistics.awards.onUntold(() => untold.set(true));
  window.addEventListener('online', () => void player.deliver());
  onAnswered(() => player.hurry());
  const session = currentSession();
  if (session) void player.follow(session.token, session.user?.id); // before a level is opened
  void player.deliver();
  return player;
}

let player: Player | null = null;

/** The player of this page, made when first asked for; in the browser only. Making it delivers what waits. */
export function browserPlayer(): Player {
  player ??= makePlayer();
  return player;
}

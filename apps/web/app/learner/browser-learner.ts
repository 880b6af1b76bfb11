import { defaultLocale, isLocale } from '@michi/messages/locales';
import type { Title } from '@michi/progress/achievements';
import { call, onAnswered, onRevoked } from '../lib/calls/api-client.ts';
import { showLook } from '../lib/device/look.ts';
import { missRoom } from '../lib/device/no-room.ts';
import { currentSession, renewSession, type Session } from '../lib/device/session.ts';
import { browserStore } from '../lib/device/storage.ts';
import type { FollowedSession } from './account/link.ts';
import { browserTable } from './database.ts';
import { isMissedKey, keys } from './keys.ts';
import { Learner } from './learner.ts';
import { isRefusalKey, refusalsWait } from './outbox/refusals-wait.ts';
import { unannounced } from './projections/unannounced.ts';
import type { Schedule } from './retry.ts';

const locale = () =>
  isLocale(document.documentElement.lang) ? document.documentElement.lang : defaultLocale;

async function wearTitle(title: Title): Promise<void> {
  const session = currentSession();
  if (session === null || session.user?.title) return;
  const { token } = session;
  const { patchProfile } = await import('@michi/contracts/profile');
  const { user } = await call(patchProfile, { token, body: { title }, locale: locale() });
  renewSession(token, { user });
}

/** Acts once after a delay in ms; answers how to call it off. */
export const schedule: Schedule = (act, delayMs) => {
  const timer = setTimeout(act, delayMs);
  return () => clearTimeout(timer);
};

function makeLearner(): Learner {
  const learner = new Learner({
    store: browserStore(),
    table: typeof indexedDB === 'undefined' ? null : browserTable,
    creationsChannel: () =>
      typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('kanji-no-michi:creations'),
    locks: navigator.locks ?? null, // missing on pages that are not secure
    today: () => new Date(),
    schedule,
    fetch: (path, init) => fetch(path, init),
    locale,
    random: () => Math.random(),
    wearTitle,
    onOver: (token) => renewSession(token, null),
  });
  browserStore().onChange((key) => {
    if (key === null || key === keys.look) showLook();
    if (isRefusalKey(key)) refusalsWait.set(browserStore().keys(keys.refusal).length > 0);
  });
  browserStore().onUnkept((key) => {
    if (isMissedKey(key)) missRoom();
  });
  learner.statistics.awards.onUnannounced(() => unannounced.set(true));
  window.addEventListener('online', () => void learner.deliver());
  onAnswered(() => learner.hurry());
  onRevoked((secret) => void learner.revoked(secret));
  const session = currentSession();
  if (session) void learner.follow(followed(session)); // before a level is opened
  void learner.deliver();
  return learner;
}

/** What the learner has to know of a session. */
export const followed = ({ token, endTicket, user }: Session): FollowedSession => ({
  token,
  endTicket: endTicket ?? null,
  account: user?.id ?? null,
});

let learner: Learner | null = null;

/** The learner of this page, made when first asked for; in the browser only. Making it delivers what waits. */
export function browserLearner(): Learner {
  learner ??= makeLearner();
  return learner;
}

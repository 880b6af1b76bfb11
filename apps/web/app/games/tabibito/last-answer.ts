import type * as z from 'zod/mini';
import { deviceId, knownDeviceId } from '../../learner/account/device.ts';
import { keys } from '../../learner/keys.ts';
import { browserStore, type JsonStore } from '../../lib/device/storage.ts';

const entryOf = <T>(key: string, schema: z.ZodMiniType<T>, store: JsonStore) =>
  store.entry(keys.lastAnswer + key, schema);

/** What a call answered last on this device; null when it never did. */
export const lastAnswer = <T>(key: string, schema: z.ZodMiniType<T>): T | null =>
  entryOf(key, schema, browserStore()).read();

/**
 * What a call answers, or what it answered last on this device when it fails; the failure is logged. Null when there
 * is neither.
 */
export async function freshOrLast<T>(
  key: string,
  schema: z.ZodMiniType<T>,
  load: () => Promise<T>,
  logFailure: (error: unknown, what: string) => void,
  store: JsonStore = browserStore(),
): Promise<T | null> {
  const last = entryOf(key, schema, store);
  const asking = deviceId(store);
  try {
    const answer = await load();
    if (knownDeviceId(store) === asking) last.write(answer); // else it is another learner’s
    return answer;
  } catch (error) {
    logFailure(error, `loading ${key}`);
    return last.read();
  }
}

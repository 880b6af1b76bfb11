import { type Title, titles } from '@michi/progress/achievements';
import * as z from 'zod/mini';
import { ApiError } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import type { JsonStore } from '../../lib/device/storage.ts';
import { keys } from '../keys.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { currentOwner } from './device.ts';

const worn = z.object({ v: z.literal(1), title: z.enum(titles) });

/** The title that a guest wears on this device. */
export const guestsTitle = (store: JsonStore) => store.entry(keys.title, worn);

/**
 * Hands the title over that was worn as a guest to the account that the device plays for now, once the server knows all
 * runs that may have earned it. `wear` rejects as `call` does. Never rejects.
 */
export async function handOverTitle(
  { store, outbox }: { readonly store: JsonStore; readonly outbox: Outbox },
  wear: (title: Title) => Promise<void>,
): Promise<void> {
  const { title } = guestsTitle(store).read() ?? {};
  const owner = currentOwner(store);
  const waits = outbox.waiting().some((entry) => entry.kind === 'run' && entry.owner === owner);
  if (title === undefined || waits) return;
  try {
    await wear(title);
    guestsTitle(store).remove();
  } catch (error) {
    logFailure(error, 'handing over the title');
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) guestsTitle(store).remove();
  }
}

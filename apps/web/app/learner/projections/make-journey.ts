import { getUserStats } from '@michi/contracts/journey';
import type { Locale } from '@michi/messages/locales';
import { call, type Fetch } from '../../lib/calls/api-client.ts';
import type { JsonStore } from '../../lib/device/storage.ts';
import { newRunId } from '../new-id.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { JourneyProjection } from './journey.ts';

interface JourneyDevice {
  readonly store: JsonStore;
  readonly fetch: Fetch;
  /** The wall clock in the learner's time zone. */
  today(): Date;
  /** The language in which the server's messages are wanted. */
  locale(): Locale;
}

/** The modules that the learner has completed. Loaded by pages that show them, and with what tells the server. */
export function makeJourney(
  { store, fetch, today, locale }: JourneyDevice,
  outbox: Outbox,
): JourneyProjection {
  return new JourneyProjection({
    store,
    outbox,
    today,
    newId: () => newRunId(today().getTime()),
    ask: (deviceId, date) => call(getUserStats, { query: { date }, deviceId, locale: locale(), fetch }),
  });
}

import { getUserStats } from '@michi/contracts/journey';
import type { Locale } from '@michi/messages/locales';
import { Journal } from '../learner/journal.ts';
import type { Outbox } from '../learner/outbox.ts';
import { call, type Fetch } from '../lib/calls/api-client.ts';
import type { JsonStore } from '../lib/device/storage.ts';

interface JournalDevice {
  readonly store: JsonStore;
  readonly fetch: Fetch;
  /** The wall clock in the learner's time zone. */
  today(): Date;
  /** The language in which the server's messages are wanted. */
  locale(): Locale;
}

/** The modules that the learner has completed. Loaded by pages that show them, and with what tells the server. */
export function makeJournal({ store, fetch, today, locale }: JournalDevice, outbox: Outbox): Journal {
  return new Journal({
    store,
    outbox,
    today,
    ask: (deviceId, date) => call(getUserStats, { query: { date }, deviceId, locale: locale(), fetch }),
  });
}

import type { SiteField, SiteFields } from '@michi/contracts/admin-settings';
import type { SiteOwner } from '@michi/contracts/page-data';
import type { Settings } from './config.ts';
import type { Database } from './db/open.ts';

const metaKey = 'site_settings';

/** Which variable of the environment sets a field. */
const variables = {
  name: 'OWNER_NAME',
  street: 'OWNER_STREET',
  city: 'OWNER_CITY',
  country: 'OWNER_COUNTRY',
  email: 'OWNER_EMAIL',
  phone: 'OWNER_PHONE',
  claimed_figures: 'CLAIMED_FIGURES',
} as const satisfies Record<SiteField, string>;

/** What the site says of itself: a variable of the environment that is set wins, otherwise what is stored holds. */
export interface SiteSettings {
  /** The variables that are set, by the field that they set. */
  readonly locked: Partial<Record<SiteField, string>>;
  /** All fields as they hold. Asks the database, so that another process's change holds at once. */
  values(): Promise<SiteFields>;
  owner(): Promise<SiteOwner>;
  /** Stores fields; what the environment sets goes on winning. Part of a transaction. */
  store(fields: SiteFields): Promise<void>;
}

export function createSiteSettings(
  database: Database,
  { owner, claimedFigures }: Pick<Settings, 'owner' | 'claimedFigures'>,
): SiteSettings {
  const set = Object.fromEntries(
    Object.entries({ ...owner, claimed_figures: claimedFigures }).filter(([, value]) => value !== null),
  ) as Partial<SiteFields>;

  async function stored(): Promise<Partial<SiteFields>> {
    const query = database.query().selectFrom('meta').select('value').where('key', '=', metaKey);
    const row = await query.executeTakeFirst();
    return row ? JSON.parse(row.value) : {};
  }
  const values = async () => ({ ...nothing, ...(await stored()), ...set });

  return {
    locked: Object.fromEntries(Object.keys(set).map((name) => [name, variables[name as SiteField]])),
    values,
    async owner() {
      const { claimed_figures, ...particulars } = await values();
      return particulars;
    },
    async store(fields) {
      const value = JSON.stringify({ ...fields, ...(await hidden()) });
      await database
        .query()
        .insertInto('meta')
        .values({ key: metaKey, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },
  };

  /** What is stored of fields that the environment sets at present: it holds again once that no longer does. */
  async function hidden(): Promise<Partial<SiteFields>> {
    const before = { ...nothing, ...(await stored()) };
    return Object.fromEntries(Object.entries(before).filter(([name]) => name in set));
  }
}

const nothing: SiteFields = {
  ...{ name: null, street: null, city: null, country: null, email: null, phone: null },
  claimed_figures: null,
};

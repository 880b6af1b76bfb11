import type { Dashboard } from '@michi/contracts/admin-dashboard';
import type { Database } from '../../db/open.ts';

const shown = 4;
const beginningLength = 80;

/** The latest letters that are not done, and how many there are. */
export async function latestLetters(database: Database): Promise<Dashboard['letters']> {
  const letters: Dashboard['letters']['latest'] = [];
  let open = 0;
  for (const kind of ['contact', 'feedback'] as const) {
    const messages = database.query().selectFrom(`${kind}_messages`).where('done_at', 'is', null);
    const { total } = await messages
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    open += Number(total);
    const rows = await messages
      .select(['id', 'created_at', 'message'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(shown)
      .execute();
    letters.push(
      ...rows.map(({ id, created_at, message }) => ({
        id,
        kind,
        created_at,
        beginning: beginningOf(message),
      })),
    );
  }
  const latest = letters.sort((one, other) => other.created_at - one.created_at).slice(0, shown);
  return { open, latest };
}

function beginningOf(message: string): string {
  const line = message.trim().replaceAll(/\s+/g, ' ');
  const letters = [...line];
  return letters.length <= beginningLength ? line : `${letters.slice(0, beginningLength - 1).join('')}…`;
}

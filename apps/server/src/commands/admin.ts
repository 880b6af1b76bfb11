import { email as emailAddress } from '@michi/contracts/email-address';
import * as z from 'zod/mini';
import type { Database } from '../db/open.ts';
import type { UsersTable } from '../db/schema.ts';
import { createAccountsRepository } from '../features/accounts/repository.ts';
import { createRecoveryCodes, forgetSecondFactor } from '../features/accounts/second-factor.ts';
import { createSessionsRepository } from '../features/accounts/sessions-repository.ts';
import { emailKey } from '../features/accounts/username-key.ts';
import { createInboxRepository, type Letter } from '../features/inbox/repository.ts';
import { mostRefused } from '../features/results/refused-answers.ts';
import { CommandRefusal, runCommand } from './run-command.ts';
import { legible } from './the-one-called.ts';
import { withDatabase } from './with-database.ts';

const usage =
  'Say what to do: npm run admin -- add <email> | remove <email> | reset-second-factor <email> | list | letters | letters done <letter>... | answers';
/** So many letters or answers are shown at once. */
const listed = 200;

type Work = (database: Database, args: readonly string[]) => Promise<string>;

const works: Readonly<Record<string, Work>> = {
  async add(database, [email]) {
    const user = await accountOf(database, email);
    if (user.email_verified_at === null)
      throw new CommandRefusal(`${user.email} is not confirmed: anybody may have registered with it.`);
    await createAccountsRepository(database).setRole(user.id, 'admin');
    return `${legible(user.username)} (${user.email}) is an admin.`;
  },

  async remove(database, [email]) {
    const user = await accountOf(database, email);
    await createAccountsRepository(database).setRole(user.id, 'user');
    return `${legible(user.username)} (${user.email}) is no admin.`;
  },

  async 'reset-second-factor'(database, [email]) {
    const user = await accountOf(database, email);
    if (user.second_factor_secret === null) throw new CommandRefusal(`${user.email} has no second factor.`);
    await database.transaction(async () => {
      await forgetSecondFactor(createAccountsRepository(database), createRecoveryCodes(database), user.id);
      await createSessionsRepository(database).endAll(user.id);
    });
    return `${legible(user.username)} (${user.email}) signs in by the password alone, everywhere anew.`;
  },

  async list(database) {
    const admins = await createAccountsRepository(database).admins();
    return admins.length === 0
      ? 'There is no admin.'
      : admins.map(({ id, email, username }) => `${id}  ${email}  ${legible(username)}`).join('\n');
  },

  async letters(database, [done, ...ids]) {
    const inbox = createInboxRepository(database);
    if (done === undefined) {
      const letters = await inbox.letters(listed);
      return letters.length === 0 ? 'There is no letter.' : letters.map(textOf).join('\n\n');
    }
    if (done !== 'done' || ids.length === 0) throw new CommandRefusal(usage);
    const removed = await inbox.removeLetters(ids);
    const unknown = ids.filter((id) => !removed.includes(id));
    const told = removed.length > 0 ? [`Removed: ${removed.join(', ')}.`] : [];
    if (unknown.length === 0) return told.join('');
    throw new CommandRefusal([...told, `There is no such letter: ${unknown.join(', ')}.`].join(' '));
  },

  async answers(database) {
    const refused = await mostRefused(database, listed);
    return refused.length === 0
      ? 'No refused answer was called right.'
      : refused
          .map(({ kanji, kind, language, text, count }) =>
            [count, kanji, kind, language, legible(text)].join('  '),
          )
          .join('\n');
  },
};

async function accountOf(database: Database, typed: string | undefined): Promise<UsersTable> {
  if (typed === undefined) throw new CommandRefusal(usage);
  const email = z.safeParse(emailAddress, typed);
  const user = email.success
    ? await createAccountsRepository(database).findByEmail(emailKey(email.data))
    : null;
  if (!user) throw new CommandRefusal(`No account has the address ${legible(typed)}.`);
  return user;
}

const textOf = ({ id, kind, from, locale, created_at, message }: Letter): string => {
  const head = [id, kind, new Date(created_at).toISOString(), locale, legible(from)].join('  ');
  const lines = message.split('\n').map((line) => `  ${legible(line).slice(1, -1)}`);
  return [head, ...lines].join('\n');
};

// node apps/server/src/commands/admin.ts <what to do>
await runCommand(([act, ...args]) => {
  const work = act !== undefined && Object.hasOwn(works, act) ? works[act] : undefined;
  if (!work) throw new CommandRefusal(usage);
  return withDatabase((database) => work(database, args));
});

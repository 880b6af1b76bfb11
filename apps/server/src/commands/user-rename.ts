import { username } from '@michi/contracts/account-fields';
import * as z from 'zod/mini';
import { say } from '../api/error-messages.ts';
import { fieldMessages } from '../api/field-messages.ts';
import type { Database } from '../db/open.ts';
import { createNames, type Names, nameColumns } from '../features/accounts/names.ts';
import { createAccountsRepository } from '../features/accounts/repository.ts';
import { freeName } from '../features/social-login/free-name.ts';
import { CommandRefusal, runCommand } from './run-command.ts';
import { legible, theOneCalled } from './the-one-called.ts';
import { withDatabase } from './with-database.ts';

// node apps/server/src/commands/user-rename.ts <name or id> [new name]
await runCommand(([name, newName]) => {
  if (!name) {
    throw new CommandRefusal(
      'Say who is to be renamed: npm run user:rename -- "name" "new name"; without a new name one is made up.',
    );
  }
  return withDatabase((database) => rename(database, name, newName));
});

async function rename(database: Database, name: string, newName: string | undefined): Promise<string> {
  const repository = createAccountsRepository(database);
  const names = createNames(repository);
  const user = theOneCalled(name, await names.called(name));
  if (!user) throw new CommandRefusal(`Nobody is called ${legible(name)}.`);
  const chosen = newName === undefined ? await madeUp(names, user.id) : parsed(newName);
  await database.transaction(async () => {
    const refused = await names.refusal(chosen, user.id);
    if (refused) throw new CommandRefusal(say('en', { key: refused }));
    await repository.change(user.id, nameColumns(chosen));
  });
  return `Renamed ${legible(user.username)} to "${chosen}".`;
}

function madeUp(names: Names, userId: string): Promise<string> {
  return freeName(async (name) => (await names.refusal(name, userId)) === null);
}

function parsed(name: string): string {
  const { success, data, error } = z.safeParse(username, name);
  if (success) return data;
  const [message] = Object.values(fieldMessages(error.issues, 'name')).flat();
  throw new CommandRefusal(message ? say('en', message) : `"${name}" cannot be a name.`);
}

import type { NameReportsTable } from '../db/schema.ts';
import { createInboxRepository } from '../features/inbox/repository.ts';
import { CommandRefusal, runCommand } from './run-command.ts';
import { legible } from './the-one-called.ts';
import { withDatabase } from './with-database.ts';

// node apps/server/src/commands/board-reports.ts [<report>...]
await runCommand((done) =>
  withDatabase(async (database) => {
    const reports = createInboxRepository(database);
    if (done.length > 0) {
      const removed = await reports.removeReports(done);
      const unknown = done.filter((id) => !removed.includes(id));
      const told = removed.length > 0 ? [`Done with: ${removed.join(', ')}.`] : [];
      if (unknown.length === 0) return told.join('');
      throw new CommandRefusal([...told, `There is no such report: ${unknown.join(', ')}.`].join(' '));
    }
    const open = await reports.openReports();
    return open.length === 0 ? 'No name is reported.' : open.map(line).join('\n');
  }),
);

function line({ id, user_id, name, reason, words, created_at }: NameReportsTable): string {
  const facts = [id, legible(name), user_id, reason, new Date(created_at).toISOString()];
  if (words !== '') facts.push(legible(words));
  return facts.join('  ');
}

import type { ListedRun } from '../features/leaderboards/moderation.ts';
import { CommandRefusal, runCommand } from './run-command.ts';
import { legible, theOneCalled } from './the-one-called.ts';
import { withModeration } from './with-moderation.ts';

// node apps/server/src/commands/board-runs.ts <name, tag of a guest, or id>
await runCommand(([nameOrTag]) => {
  if (!nameOrTag) {
    throw new CommandRefusal(
      'Say whose runs: npm run board:runs -- "name", or the six characters after "Guest".',
    );
  }
  return withModeration(async ({ called, runsOf }) => {
    const player = theOneCalled(nameOrTag, await called(nameOrTag));
    const runs = player ? await runsOf(player.id) : [];
    if (runs.length === 0)
      throw new CommandRefusal(`Nobody called ${legible(nameOrTag)} has runs that count for a leaderboard.`);
    return runs.map(line).join('\n');
  });
});

function line({ id, game, level_id, score, finished_at, ranks_from }: ListedRun): string {
  const facts = [id, game, level_id, score, new Date(finished_at).toISOString()];
  if (ranks_from !== null) facts.push(`waits for a total of ${ranks_from}`);
  return facts.join('  ');
}

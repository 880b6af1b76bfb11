import { CommandRefusal, runCommand } from './run-command.ts';
import { withModeration } from './with-moderation.ts';

// node apps/server/src/commands/board-hide.ts <run>...
await runCommand((runs) => {
  if (runs.length === 0) {
    throw new CommandRefusal(
      'Say which runs: npm run board:hide -- <run>...; npm run board:runs -- <name> lists them.',
    );
  }
  return withModeration(async ({ hide }) => {
    const [hidden, unknown]: [string[], string[]] = [[], []];
    for (const run of runs) ((await hide(run)) ? hidden : unknown).push(run);
    const told = hidden.length > 0 ? [`Hidden: ${hidden.join(', ')}.`] : [];
    if (unknown.length === 0) return told.join('');
    throw new CommandRefusal(
      [...told, `No such run counts for a leaderboard: ${unknown.join(', ')}.`].join(' '),
    );
  });
});

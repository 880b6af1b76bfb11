import { Refusal, runCommand } from './run-command.ts';
import { withModeration } from './with-moderation.ts';

// node apps/server/src/commands/board-hide.ts <run>...
await runCommand((runs) => {
  if (runs.length === 0) {
    throw new Refusal(
      'Say which runs: npm run board:hide -- <run>...; npm run board:runs -- <name> lists them.',
    );
  }
  return withModeration(async ({ hide }) => {
    const unknown: string[] = [];
    for (const run of runs) if (!(await hide(run))) unknown.push(run);
    if (unknown.length > 0) throw new Refusal(`No such run counts for a leaderboard: ${unknown.join(', ')}.`);
    return `Hidden: ${runs.join(', ')}.`;
  });
});

import { Refusal, runCommand } from './run-command.ts';
import { withModeration } from './with-moderation.ts';

// node apps/server/src/commands/board-runs.ts <name or tag of a guest>
await runCommand(([nameOrTag]) => {
  if (!nameOrTag) {
    throw new Refusal('Say whose runs: npm run board:runs -- "name", or the six characters after "Guest".');
  }
  return withModeration(async ({ playersCalled, runsOf }) => {
    const players = await playersCalled(nameOrTag);
    if (players.length === 0) throw new Refusal(`Nobody called "${nameOrTag}" stands on a leaderboard.`);
    const runs = (await Promise.all(players.map(runsOf))).flat();
    return runs
      .map(({ id, game, level_id, score, finished_at }) =>
        [id, game, level_id, score, new Date(finished_at).toISOString()].join('  '),
      )
      .join('\n');
  });
});

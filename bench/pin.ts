import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** What is measured and what drives it run on different cores, so that neither takes time from the other. */
const cores = { server: 0, load: 1 } as const;

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

/** The command that runs `program` on its core; where cores cannot be chosen (taskset, Linux), as it is. */
export function pinned(
  core: keyof typeof cores,
  program: string,
  args: readonly string[],
): [program: string, args: string[]] {
  return canPin ? ['taskset', ['-c', String(cores[core]), program, ...args]] : [program, [...args]];
}

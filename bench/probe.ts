// Loaded into each measured server before its own code: tells whoever started it what it has used so far.
import process from 'node:process';

/** What a process has used since its start. */
export interface Usage {
  /** Time of all its threads on any core. */
  readonly cpuMs: number;
  /** Memory that is in use now (RSS). */
  readonly bytes: number;
}

const microsecondsPerMs = 1000;

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const usage: Usage = { cpuMs: (user + system) / microsecondsPerMs, bytes: process.memoryUsage.rss() };
  process.send?.(usage);
});
process.on('disconnect', () => process.exit()); // a benchmark that breaks leaves no server behind
process.channel?.unref(); // being asked must not keep the server alive

import { isDatabaseError } from '../db/errors.ts';

/** Runs a command: prints what it did, or in one sentence why it could not, with exit code 1. */
export async function runCommand(command: (args: readonly string[]) => Promise<string>): Promise<void> {
  try {
    console.log(await command(process.argv.slice(2)));
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

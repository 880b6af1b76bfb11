import { isDatabaseError } from '../db/errors.ts';

/** What a command was asked to do and cannot; the message is one sentence that tells a person what to do. */
export class CommandRefusal extends Error {}

/** Runs a command: prints what it did, or in one sentence why it could not, with exit code 1. */
export async function runCommand(command: (args: readonly string[]) => Promise<string>): Promise<void> {
  try {
    console.log(await command(process.argv.slice(2)));
  } catch (error) {
    if (!isDatabaseError(error) && !(error instanceof CommandRefusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

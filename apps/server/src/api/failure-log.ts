import type { FastifyBaseLogger } from 'fastify';
import { textCode } from '../db/errors.ts';

const everyMs = 1_000;

/**
 * Tells of failures at most once a second, without their stack: when a disk is full there are hundreds, each of the same
 * kind, and lines of the log may need the same disk. `message` says what failed.
 */
export function createFailureLog(message: string): (error: unknown, log: FastifyBaseLogger) => void {
  let resting = false;
  let leftOut = 0;

  function tell(error: unknown, log: FastifyBaseLogger): void {
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ reason, code: textCode(error), leftOut }, message);
    leftOut = 0;
    resting = true;
    const rest = () => {
      resting = false;
      if (leftOut > 0) tell(error, log);
    };
    setTimeout(rest, everyMs).unref();
  }
  return (error, log) => {
    if (resting) leftOut++;
    else tell(error, log);
  };
}

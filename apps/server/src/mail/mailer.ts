import type { FastifyBaseLogger } from 'fastify';
import { textCode } from '../db/errors.ts';
import { type Wait, waitUnlessAborted } from '../pacing/wait.ts';
import type { Delivery, Mail } from './mail.ts';

/** How long to wait before each further attempt. */
const retryAfterMs = [5_000, 30_000, 120_000, 600_000];
const mostWaiting = 1000;
/** How long a shutdown waits for deliveries under way. */
const closeLimitMs = 5_000;
/** From here on a mail server's answer is final. */
const permanentFrom = 500;

export interface Mailer {
  /** Takes a mail and delivers it when it can; never waits, never fails. */
  send(mail: Mail): void;
  /** How many mails of this process are not delivered yet. */
  waiting(): number;
  /** Lets deliveries under way finish; mails that wait for another attempt are given up. */
  close(): Promise<void>;
}

export interface MailerParts {
  readonly delivery: Delivery;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly wait?: Wait;
}

/** Tries several times to deliver each mail. What the log says of failures names no address and no content. */
export function createMailer({ delivery, log, wait = waitUnlessAborted }: MailerParts): Mailer {
  const waiting = new Set<Promise<void>>();
  const closing = new AbortController();
  const { signal } = closing;

  async function deliverPatiently(mail: Mail): Promise<void> {
    for (const retryInMs of [...retryAfterMs, null]) {
      try {
        return await delivery.deliver(mail);
      } catch (error) {
        const failure = { mail: mail.kind, code: textCode(error), answer: answerCode(error) };
        if (retryInMs === null || signal.aborted || (failure.answer ?? 0) >= permanentFrom) {
          return log.error(failure, 'mail given up');
        }
        log.warn({ ...failure, retryInMs }, 'mail not delivered yet');
        await wait(retryInMs, signal);
      }
    }
  }

  return {
    send(mail) {
      if (waiting.size >= mostWaiting) return log.error({ mail: mail.kind }, 'mail given up: too many wait');
      const delivered = deliverPatiently(mail).finally(() => waiting.delete(delivered));
      waiting.add(delivered);
    },
    waiting: () => waiting.size,
    async close() {
      closing.abort();
      const limit = new AbortController();
      await Promise.race([Promise.all(waiting), waitUnlessAborted(closeLimitMs, limit.signal)]);
      limit.abort();
      delivery.close();
    },
  };
}

/** The mail server's answer, such as 451. */
function answerCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('responseCode' in error)) return undefined;
  return typeof error.responseCode === 'number' ? error.responseCode : undefined;
}

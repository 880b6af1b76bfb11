import { endTicket } from '@michi/contracts/fields';
import { getProfile } from '@michi/contracts/profile';
import type { Locale } from '@michi/messages/locales';
import * as z from 'zod/mini';
import { Retry, type RetryEnvironment } from '../../learner/retry.ts';
import { ApiError, call, type Fetch } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { currentSession, renewSession } from '../../lib/device/session.ts';

/** What the answer has to tell; the ticket may be missing, as where the account is all that is answered. */
const ownProfile = {
  ...getProfile,
  responses: { 200: z.extend(getProfile.responses[200], { endTicket: z.optional(endTicket) }) },
};
/** By these the API says that a token is not valid. */
const sessionOver = [401, 403];

interface SessionCheckEnvironment extends Omit<RetryEnvironment, 'locks'> {
  readonly fetch: Fetch;
  /** Whether the browser believes it has a network. */
  online(): boolean;
}

/**
 * Asks the server who is signed in by the stored session. What it says is kept; only the API's own word that the token is
 * not valid ends the session. Any other failure says nothing of it: the session stays, and is asked for again after a
 * while, or as the server wishes.
 */
export class SessionCheck {
  readonly #environment: SessionCheckEnvironment;
  readonly #delivery: Retry;
  #locale: Locale = 'de';
  #isDue = false;

  constructor(environment: SessionCheckEnvironment) {
    this.#environment = environment;
    this.#delivery = new Retry({ ...environment, locks: null }, 'session', () => this.#ask());
  }

  /** Resolves when the server has answered or a later try is planned. */
  confirm(locale: Locale): Promise<void> {
    this.#locale = locale;
    this.#isDue = true;
    return this.#delivery.deliver();
  }

  /** There may be a network again. */
  goOn(): Promise<void> {
    return this.#isDue ? this.#delivery.deliver() : Promise.resolve();
  }

  async #ask(): Promise<void> {
    const { online, fetch } = this.#environment;
    const token = currentSession()?.token;
    if (token !== undefined && !online()) return;
    if (token !== undefined) await this.#confirm(token, fetch);
    this.#isDue = false;
  }

  async #confirm(token: string, fetch: Fetch): Promise<void> {
    try {
      const { endTicket, ...user } = await call(ownProfile, { token, locale: this.#locale, fetch });
      renewSession(token, { user, ...(endTicket !== undefined && { endTicket }) });
    } catch (error) {
      logFailure(error, 'asking who is signed in');
      if (!(error instanceof ApiError && sessionOver.includes(error.status))) throw error;
      renewSession(token, null);
    }
  }
}

import { deviceRevoked } from '@michi/contracts/contract';
import * as z from 'zod/mini';
import { ApiError } from '../../lib/calls/api-client.ts';
import type { Entry, JsonStore } from '../../lib/device/storage.ts';
import { keys } from '../keys.ts';
import { Retry, type RetryEnvironment } from '../retry.ts';
import {
  deviceId,
  hasJoined,
  knownDeviceId,
  type Link,
  linkEntry,
  noteJoined,
  renewDeviceId,
} from './device.ts';
import type { StoredForAccounts } from './stored.ts';

const lockName = 'kanji-no-michi:account';
/** What the server will say again however often it is asked. */
const finalRefusals = [400, 401, 403, 404, 409, 422];

/** The session of this browser. */
export interface FollowedSession {
  readonly token: string;
  /** By which it can be ended; null while it is not known. */
  readonly endTicket: string | null;
  /** The id of its account; null while it is not known. */
  readonly account: string | null;
}

/** Who played here until now. */
export interface LoggedOut extends Pick<Link, 'account' | 'forget'> {
  /** The secret of the device if the server does not know that it joined the account. */
  readonly secret: string | null;
}

export interface AccountEnvironment extends RetryEnvironment {
  readonly store: JsonStore;
  readonly stored: Pick<StoredForAccounts, 'secrets' | 'forgetSecret'>;
  /** These three reject as `call` does. Lets a device play for the account of a session. */
  join(deviceId: string, token: string): Promise<unknown>;
  logOut(token: string): Promise<unknown>;
  endByTicket(endTicket: string): Promise<unknown>;
  /** The session of this token is over: nobody is signed in any more. */
  onOver(token: string): void;
  /** The server knows that this device plays for the account. */
  onJoined(): void;
  /** The device plays for this account: what a guest has is the account's, and what was stored for it comes back. */
  onEntered(account: string): void;
  /** The device plays for nobody's account any more. */
  onLoggedOut(loggedOut: LoggedOut): void;
}

/**
 * Ties the device to the account that is signed in: its secret joins the account, also when the network is gone just
 * then. When the session ends, here or elsewhere, the device takes a new secret, and nothing here opens the account any
 * more. A secret that had not joined by then is no key to the account: it waits among what is stored for it, and joins when it
 * signs in here again. A session that could not be ended on the server is ended by its ticket, which can do nothing else.
 */
export class AccountLink {
  readonly #environment: AccountEnvironment;
  readonly #delivery: Retry;
  /** The token of the session that is followed. */
  #token: string | null = null;
  /** The ticket of a session that is just being ended by its token. */
  #ending: string | null = null;
  /** The secret that may not join, as the server says. */
  #refused: string | null = null;

  constructor(environment: AccountEnvironment) {
    this.#environment = environment;
    this.#delivery = new Retry(environment, lockName, () => this.#settleAll());
  }

  /** Follows the session of this browser; null: nobody is signed in. Resolves as `deliver` does. */
  follow(session: FollowedSession | null): Promise<void> {
    const { store, onEntered } = this.#environment;
    this.#token = session?.token ?? null;
    const before = this.#link.read();
    if (before && !(session && isSame(before, session))) this.#leave(before);
    if (session) {
      const known = this.#link.read();
      const account = session.account ?? known?.account ?? null;
      const linked = { session: session.endTicket ?? known?.session ?? null, account };
      if (known?.session !== linked.session || known.account !== account)
        this.#link.write({ ...linked, forget: known?.forget ?? false });
      deviceId(store); // made, if nobody has played here
      if (account !== null) onEntered(account);
    }
    return this.deliver();
  }

  /** Whether a secret is still to join the account that is signed in: the server would refuse what rests on it. */
  isJoining(): boolean {
    const linked = this.#link.read();
    if (linked === null) return false;
    const { store } = this.#environment;
    const isRefused = this.#refused === knownDeviceId(store);
    return (!hasJoined(store) && !isRefused) || this.#waitingSecrets(linked).length > 0;
  }

  /** Whoever plays here now leaves nothing behind. */
  forgetOnLeaving(): void {
    const linked = this.#link.read();
    if (linked) this.#link.write({ ...linked, forget: true });
  }

  /** Ends the session: here at once, on the server as soon as that can be. Resolves as `deliver` does. */
  async logOut(): Promise<void> {
    const { onOver, logOut } = this.#environment;
    const [linked, token] = [this.#link.read(), this.#token];
    this.#token = null;
    if (linked) this.#leave(linked);
    if (token === null) return;
    this.#ending = linked?.session ?? null;
    onOver(token);
    try {
      await unlessRefused(() => logOut(token));
      if (linked?.session) this.#endingEntry(linked.session).remove();
    } catch {
      // the ticket does it later
    }
    this.#ending = null;
    await this.deliver();
  }

  /** The server says that the session is over by which this secret joined. */
  revoked(secret: string): void {
    const { store, onOver } = this.#environment;
    if (knownDeviceId(store) !== secret) return;
    const [linked, token] = [this.#link.read(), this.#token];
    this.#token = null;
    if (linked) this.#leave(linked);
    else renewDeviceId(store);
    if (token !== null) onOver(token);
  }

  /** Tells the server what it does not know. Resolves when nothing is left or a later try is planned. */
  deliver(): Promise<void> {
    return this.#delivery.deliver();
  }

  /** The server answers again. */
  hurry(): void {
    this.#delivery.hurry();
  }

  /** In an order in which it can be broken off anywhere and begun again. */
  #leave({ session, account, forget }: Link): void {
    const { store, onLoggedOut } = this.#environment;
    store.together(() => {
      if (session !== null) this.#endingEntry(session).write(true);
      onLoggedOut({ account, forget, secret: hasJoined(store) ? null : knownDeviceId(store) });
      renewDeviceId(store);
      this.#link.remove();
    });
  }

  async #settleAll(): Promise<void> {
    const { store, endByTicket } = this.#environment;
    for (const key of store.keys(keys.ending)) {
      const ticket = key.slice(keys.ending.length);
      if (ticket === this.#ending) continue;
      await unlessRefused(() => endByTicket(ticket));
      this.#endingEntry(ticket).remove();
    }
    const token = this.#token;
    if (token === null) return;
    await this.#bringIn(token);
    if (this.#token === token) await this.#joinNow(token);
  }

  /** Secrets that did not join before they were given up join by this session. */
  async #bringIn(token: string): Promise<void> {
    const { stored, onJoined } = this.#environment;
    const linked = this.#link.read();
    for (const secret of linked ? this.#waitingSecrets(linked) : []) {
      const refusal = await this.#join(secret, token);
      if (refusal && isOver(refusal)) return this.#over(token);
      stored.forgetSecret(linked?.account ?? '', secret);
      onJoined();
    }
  }

  async #joinNow(token: string): Promise<void> {
    const { store, onJoined } = this.#environment;
    const secret = deviceId(store);
    if (!this.#link.read() || hasJoined(store) || this.#refused === secret) return;
    const refusal = await this.#join(secret, token);
    // Meanwhile the learner may have logged out: then it waits to join once more, which changes nothing.
    if (knownDeviceId(store) !== secret || this.#token !== token) return;
    if (refusal === null) {
      noteJoined(store);
      onJoined();
    } else if (isOver(refusal)) this.#over(token);
    else if (refusal.status === 409 || refusal.code === deviceRevoked) {
      renewDeviceId(store); // it plays for another account, or did
      void this.deliver();
    } else this.#refused = secret;
  }

  #over(token: string): void {
    this.#environment.onOver(token);
  }

  /** The refusal for good, null when the device has joined. */
  async #join(deviceId: string, token: string): Promise<ApiError | null> {
    const refusal = await unlessRefused(() => this.#environment.join(deviceId, token));
    if (refusal) console.warn(`this device may not join the account: ${refusal.status} ${refusal.message}`);
    return refusal;
  }

  #waitingSecrets({ account }: Link): readonly string[] {
    return account === null ? [] : this.#environment.stored.secrets(account);
  }

  get #link(): Entry<Link | null> {
    return linkEntry(this.#environment.store);
  }

  #endingEntry(ticket: string): Entry<true | null> {
    return this.#environment.store.entry(keys.ending + ticket, z.literal(true));
  }
}

/** Whether it is the session that the device is tied to, as far as both are known. */
const isSame = (linked: Link, { endTicket, account }: FollowedSession): boolean =>
  [
    [linked.session, endTicket],
    [linked.account, account],
  ].every(([one, other]) => one === null || other === null || one === other);

/** Whether it is the session that was refused, and not the secret. */
const isOver = ({ status, code }: ApiError): boolean => status === 401 && code !== deviceRevoked;

/** Answers a refusal that will not change, null for none; rejects with any other failure. */
async function unlessRefused(ask: () => Promise<unknown>): Promise<ApiError | null> {
  try {
    await ask();
    return null;
  } catch (error) {
    if (!(error instanceof ApiError && finalRefusals.includes(error.status))) throw error;
    return error;
  }
}

import { deviceRevoked } from '@michi/contracts/contract';
import { deviceId as deviceIdSchema } from '@michi/contracts/fields';
import * as z from 'zod/mini';
import { ApiError } from '../lib/calls/api-client.ts';
import type { Entry, JsonStore } from '../lib/device/storage.ts';
import { Delivery, type DeliveryEnvironment } from './delivery.ts';
import { deviceId, knownDeviceId, renewDeviceId } from './device.ts';
import { keys } from './keys.ts';

const linkKey = `${keys.account}link`;
const partingPrefix = `${keys.account}parting:`;
const lockName = 'kanji-no-michi:account';
/** What the server will say again however often it is asked. */
const finalRefusals = [400, 401, 403, 404, 409, 422];
const isSessionOver = (refusal: ApiError | null) => refusal?.status === 401 && !isOfOther(refusal);
/** The secret plays for another account, or has done so. */
const isOfOther = ({ status, code }: ApiError) => status === 409 || code === deviceRevoked;

/** The session for which this device plays, and whose it is as far as that is known. `joined`: the server knows. */
const link = z.object({
  deviceId: deviceIdSchema,
  token: z.string(),
  joined: z.boolean(),
  account: z.optional(z.string()),
  /** What the account has here alone goes when it leaves. */
  forget: z.optional(z.boolean()),
});
type Link = z.infer<typeof link>;

/** What is left of a link. Without a token its session ended before the device joined: the next session brings it in. */
const parting = z.extend(link, { token: z.nullable(z.string()) });
type Parting = z.infer<typeof parting>;

/** Who played on this device: the secret, and the account if it is known. */
export type Left = Pick<Link, 'deviceId' | 'account' | 'forget'>;

export interface AccountEnvironment extends DeliveryEnvironment {
  readonly store: JsonStore;
  /** Lets a device play for the account of a session. Rejects as `call` does. */
  join(deviceId: string, token: string): Promise<unknown>;
  /** Ends a session. Rejects as `call` does. */
  logOut(token: string): Promise<unknown>;
  /** The server knows that this device plays for the account. */
  onJoined(): void;
  /** The device plays for this account: what was kept for it may come back. */
  onEntered(account: string): void;
  /** The device plays for nobody's account any more, and has a new secret instead of that of `left`. */
  onLeft(left: Left): void;
}

/**
 * Ties the device to the account that is signed in. Its secret joins the account, also when the network is gone
 * just then; after logging out the device has a new one, so that what a guest plays next is not the account's. A
 * secret that still has to join when its session ends does so first, and only then is the session ended. If that
 * session ended elsewhere before, the secret is kept and joins the account that is signed in next.
 */
export class AccountLink {
  readonly #environment: AccountEnvironment;
  readonly #delivery: Delivery;

  constructor(environment: AccountEnvironment) {
    this.#environment = environment;
    this.#delivery = new Delivery(environment, lockName, () => this.#settleAll());
  }

  /**
   * Follows the session of this browser; null: nobody is signed in. `account` is whose session it is, if that is known.
   * Resolves as `deliver` does.
   */
  follow(token: string | null, account?: string): Promise<void> {
    const { store, onEntered } = this.#environment;
    const before = this.#link.read();
    if (before && before.token !== token) this.#leave(before);
    if (token !== null) {
      const known = this.#link.read();
      const current = deviceId(store);
      const owner = account === undefined ? {} : { account };
      if (known?.deviceId !== current)
        this.#link.write({ deviceId: current, token, joined: false, ...owner });
      else if (account !== undefined && known.account !== account) this.#link.write({ ...known, ...owner });
      if (account !== undefined) onEntered(account);
    }
    return this.deliver();
  }

  /** Whether this device plays for an account, and the server knows it. */
  isJoined(): boolean {
    return this.#link.read()?.joined ?? false;
  }

  /** Whoever plays here now leaves nothing behind. */
  forgetOnLeaving(): void {
    const linked = this.#link.read();
    if (linked) this.#link.write({ ...linked, forget: true });
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
  #leave(left: Link): void {
    const { store, onLeft } = this.#environment;
    this.#parting(left.deviceId).write(left);
    if (knownDeviceId(store) === left.deviceId) renewDeviceId(store);
    onLeft(left);
    this.#link.remove();
  }

  async #settleAll(): Promise<void> {
    const { store, logOut } = this.#environment;
    for (const key of store.keys(partingPrefix)) {
      const parting = this.#parting(key.slice(partingPrefix.length));
      const left = parting.read();
      if (!left || left.token === null) continue;
      const { deviceId, token, joined } = left;
      const refusal = joined ? null : await this.#join(deviceId, token);
      if (isSessionOver(refusal)) {
        parting.write({ ...left, token: null });
        continue;
      }
      parting.write({ ...left, joined: true });
      await unlessRefused(() => logOut(token));
      parting.remove();
    }
    const linked = this.#link.read();
    if (linked && !linked.joined) await this.#joinNow(linked);
    await this.#bringIn();
  }

  /** Secrets that could not join by their own session join by this one. */
  async #bringIn(): Promise<void> {
    const { store, onJoined } = this.#environment;
    for (const key of store.keys(partingPrefix)) {
      const parting = this.#parting(key.slice(partingPrefix.length));
      const left = parting.read();
      const linked = this.#link.read();
      if (left?.token !== null || !linked?.joined) continue;
      const refusal = await this.#join(left.deviceId, linked.token);
      if (isSessionOver(refusal)) return;
      parting.remove();
      onJoined();
    }
  }

  async #joinNow(linked: Link): Promise<void> {
    const { store, onJoined } = this.#environment;
    const refusal = await this.#join(linked.deviceId, linked.token);
    const now = this.#link.read();
    // Meanwhile the learner may have logged out; then the parting joins once more, which changes nothing.
    if (now?.deviceId !== linked.deviceId || now.token !== linked.token) return;
    if (refusal === null) {
      this.#link.write({ ...now, joined: true });
      onJoined();
    } else if (isOfOther(refusal)) {
      this.#link.write({ ...now, deviceId: renewDeviceId(store) });
      void this.deliver();
    }
  }

  /** The refusal for good, null when the device has joined. */
  async #join(deviceId: string, token: string): Promise<ApiError | null> {
    const refusal = await unlessRefused(() => this.#environment.join(deviceId, token));
    if (refusal) console.warn(`this device may not join the account: ${refusal.status} ${refusal.message}`);
    return refusal;
  }

  get #link(): Entry<Link | null> {
    return this.#environment.store.entry(linkKey, link);
  }

  #parting(device: string): Entry<Parting | null> {
    return this.#environment.store.entry(partingPrefix + device, parting);
  }
}

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

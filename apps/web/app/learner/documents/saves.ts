import type { AnswerOf, BodyOf } from '@michi/contracts/contract';
import type { Document, putDocument } from '@michi/contracts/documents';
import { isSame, type Save } from '@michi/games/save';
import * as z from 'zod/mini';
import { ApiError } from '../../lib/calls/api-client.ts';
import type { Entry, JsonStore } from '../../lib/device/storage.ts';
import { deviceId, knownDeviceId } from '../account/device.ts';
import { keys } from '../keys.ts';
import { Retry, type RetryEnvironment } from '../retry.ts';

const lockName = 'kanji-no-michi:documents';
/** The server asks for patience. */
const busy = [429, 503];
/** So often another device may have been faster in a row. */
const mostTries = 5;
/** Answers that may be lost in a row until it is forgotten what was sent. */
const mostUnanswered = 20;

/** What this device and the server have in common of a save. */
const common = z.object({
  v: z.literal(1),
  version: z.int(),
  value: z.unknown(),
  /** What was sent since then and not answered: the server may have it. */
  sent: z.array(z.unknown()),
});
type Common = z.infer<typeof common>;

const nothingCommon: Common = { v: 1, version: 0, value: null, sent: [] };

export interface SavesEnvironment extends RetryEnvironment {
  readonly store: JsonStore;
  /** Whether this device plays for an account, and the server knows it. */
  isJoined(): boolean;
  /** Every kind of save by its name. */
  saves(): Promise<ReadonlyMap<string, Save<unknown>>>;
  /** All documents of a device's account. Rejects as `call` does. */
  ask(deviceId: string): Promise<readonly Document[]>;
  /** Stores one. Rejects as `call` does. */
  put(
    deviceId: string,
    name: string,
    body: BodyOf<typeof putDocument>,
  ): Promise<AnswerOf<typeof putDocument>>;
}

/**
 * Keeps the saves of this device equal to those of the account that it plays for. Screens read and write them under the
 * keys of `series.ts`, with a network or without; a guest's stay on the device until it joins an account. What was
 * changed on two devices is joined by the game's own `merge`.
 */
export class Saves {
  readonly #environment: SavesEnvironment;
  readonly #delivery: Retry;
  #isAsked = false;

  constructor(environment: SavesEnvironment) {
    this.#environment = environment;
    this.#delivery = new Retry(environment, lockName, () => this.#work());
    environment.store.onChange((key) => {
      if (key?.startsWith(keys.save)) void this.deliver();
    });
  }

  /** Tells the server what it does not have. Resolves when nothing is left or a later try is planned. */
  async deliver(): Promise<void> {
    if (this.#environment.isJoined()) await this.#delivery.deliver();
  }

  /** The server answers again. */
  hurry(): void {
    this.#delivery.hurry();
  }

  /** The same, and takes in what other devices have stored. */
  async sync(): Promise<void> {
    this.#isAsked = true;
    await this.deliver();
  }

  /** Forgets the saves that the server has as they are: they come back with the account. */
  forgetStored(): void {
    for (const name of this.#names()) {
      const { value } = this.#common(name).read();
      if (value === null || !isSame(this.#shared(name, value), value)) continue;
      this.#live(name).remove();
      this.#common(name).remove();
    }
  }

  /** What is carried now, without what this device keeps beside it, as far as `like` tells. */
  #shared(name: string, like: unknown): unknown {
    const live = this.#live(name).read();
    if (!isRecord(live) || !isRecord(like)) return live;
    return Object.fromEntries(Object.keys(like).map((key) => [key, live[key]]));
  }

  async #work(): Promise<void> {
    const { store, saves, ask, isJoined } = this.#environment;
    if (!isJoined()) return;
    const device = deviceId(store);
    const known = await saves();
    if (this.#isAsked) {
      const documents = await ask(device);
      if (knownDeviceId(store) !== device) return;
      this.#isAsked = false;
      for (const document of documents) {
        const save = known.get(document.name);
        if (save) this.#take(save, document);
      }
    }
    for (const name of this.#names()) {
      const save = known.get(name);
      if (save) await this.#send(device, name, save);
    }
  }

  async #send(device: string, name: string, save: Save<unknown>): Promise<void> {
    const { store, put } = this.#environment;
    for (let tries = 0; tries < mostTries; tries++) {
      const value = this.#valueOf(name, save);
      const before = this.#common(name).read();
      if (value === null || (before.version > 0 && isSame(value, before.value))) return;
      this.#common(name).write({ ...before, sent: [...before.sent, value].slice(-mostUnanswered) });
      try {
        const body = { base: before.version, format: save.format, value };
        const { taken, document } = await put(device, name, body);
        if (knownDeviceId(store) !== device) return;
        if (taken) this.#common(name).write({ v: 1, version: document.version, value, sent: [] });
        else this.#take(save, document);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500 || busy.includes(error.status)) throw error;
        console.warn(`${name} was not stored: ${error.status} ${error.message}`);
        return;
      }
    }
  }

  /** Takes in what the server has. In an order in which it can be broken off and begun again. */
  #take(save: Save<unknown>, { name, version, format, value }: Document): void {
    const before = this.#common(name).read();
    const theirs = z.safeParse(save.schema, value);
    if (version <= before.version || format !== save.format || !theirs.success) return;
    const mine = this.#valueOf(name, save);
    // What the server has may be this device's own, and only the answer was lost.
    const isOwn = before.sent.some((sent) => isSame(sent, theirs.data));
    const base = isOwn ? theirs.data : before.value;
    const joined = mine === null ? theirs.data : save.merge(base, mine, theirs.data);
    if (mine === null || !isSame(joined, mine))
      this.#live(name).write({ ...save.ofDevice, ...(joined as object) });
    this.#common(name).write({ v: 1, version, value: theirs.data, sent: [] });
  }

  /** What is carried now; null when nothing is. */
  #valueOf(name: string, save: Save<unknown>): unknown {
    const live = z.safeParse(save.schema, this.#live(name).read());
    return live.success ? live.data : null;
  }

  /** Of every save that this device has. */
  #names(): string[] {
    return this.#environment.store
      .keys(keys.save)
      .map((key) => key.slice(keys.save.length).replace(':', '.'));
  }

  #live(name: string): Entry<unknown> {
    return this.#environment.store.entry(keys.save + name.replace('.', ':'), z.unknown());
  }

  #common(name: string): Entry<Common> {
    return this.#environment.store.entry(keys.document + name, common, () => nothingCommon);
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

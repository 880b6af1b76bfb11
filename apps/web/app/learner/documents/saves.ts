import type { Document } from '@michi/contracts/documents';
import { isSame, type Save } from '@michi/games/save';
import * as z from 'zod/mini';
import type { ApiError } from '../../lib/calls/api-client.ts';
import type { Entry } from '../../lib/device/storage.ts';
import { knownDeviceId } from '../account/device.ts';
import { keys } from '../keys.ts';
import {
  alsoSent,
  DocumentSync,
  type DocumentSyncEnvironment,
  type PutAnswer,
  type PutBody,
} from './document-sync.ts';

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

interface SavesEnvironment extends DocumentSyncEnvironment {
  /** Every kind of save by its name. */
  saves(): Promise<ReadonlyMap<string, Save<unknown>>>;
  /** All saves of a device's account. Rejects as `call` does. */
  ask(deviceId: string): Promise<readonly Document[]>;
}

interface SentSave {
  readonly name: string;
  readonly save: Save<unknown>;
  readonly body: PutBody;
}

/**
 * Keeps the saves of this device equal to those of the account that it plays for. Screens read and write them under the
 * keys of `series.ts`, with a network or without; a guest's stay on the device until it joins an account. What was
 * changed on two devices is joined by the game's own `merge`.
 */
export class Saves extends DocumentSync<SentSave> {
  readonly #environment: SavesEnvironment;

  constructor(environment: SavesEnvironment) {
    super(environment, 'kanji-no-michi:documents');
    this.#environment = environment;
    environment.store.onChange((key) => {
      if (key?.startsWith(keys.save)) void this.deliver();
    });
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

  protected override async takeOthers(device: string): Promise<void> {
    const { store, saves, ask } = this.#environment;
    const [known, documents] = [await saves(), await ask(device)];
    if (knownDeviceId(store) !== device) return;
    for (const document of documents) {
      const save = known.get(document.name);
      if (save) this.#join(save, document);
    }
  }

  protected override async unsent(): Promise<readonly string[]> {
    return this.#names();
  }

  protected override async prepare(_: string, name: string): Promise<SentSave | null> {
    const save = (await this.#environment.saves()).get(name);
    const value = save ? this.#valueOf(name, save) : null;
    const before = this.#common(name).read();
    if (!save || value === null || (before.version > 0 && isSame(value, before.value))) return null;
    this.#common(name).write({ ...before, sent: alsoSent(before.sent, value) });
    return { name, save, body: { base: before.version, format: save.format, value } };
  }

  protected override async take(
    device: string,
    { name, save, body }: SentSave,
    { taken, document }: PutAnswer,
  ): Promise<void> {
    if (knownDeviceId(this.#environment.store) !== device) return;
    if (taken) this.#common(name).write({ v: 1, version: document.version, value: body.value, sent: [] });
    else this.#join(save, document);
  }

  protected override async refuse(
    _: string,
    { name }: SentSave,
    { status, message }: ApiError,
  ): Promise<void> {
    console.warn(`${name} was not stored: ${status} ${message}`);
  }

  /** Takes in what the server has. In an order in which it can be broken off and begun again. */
  #join(save: Save<unknown>, { name, version, format, value }: Document): void {
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

import type { Document, ListedCreation } from '@michi/contracts/documents';
import { storedCreation } from '@michi/games/creation';
import * as z from 'zod/mini';
import type { ApiError } from '../../lib/calls/api-client.ts';
import { currentOwner, knownDeviceId } from '../account/device.ts';
import { forgetRefusal, noteRefusedCreation } from '../outbox/refusals.ts';
import { idOf, isStored, kindOf, type LocalCreation, nothingStored } from './creation.ts';
import type { Creations } from './creations.ts';
import {
  alsoSent,
  DocumentSync,
  type DocumentSyncEnvironment,
  type PutAnswer,
  type PutBody,
} from './document-sync.ts';

const anyCreation = storedCreation(z.unknown());

interface CreationsSyncEnvironment extends DocumentSyncEnvironment {
  readonly creations: Creations;
  /** These reject as `call` does. */
  list(deviceId: string): Promise<readonly ListedCreation[]>;
  get(deviceId: string, name: string): Promise<Document>;
}

interface SentCreation {
  readonly creation: LocalCreation;
  readonly body: PutBody;
}

/** Keeps the creations of this device equal to those of the account that it plays for. */
export class CreationsSync extends DocumentSync<SentCreation> {
  readonly #environment: CreationsSyncEnvironment;

  constructor(environment: CreationsSyncEnvironment) {
    super(environment, 'kanji-no-michi:creations-delivery');
    this.#environment = environment;
  }

  protected override async takeOthers(device: string): Promise<void> {
    const { store, creations, list, get } = this.#environment;
    const own = new Map(
      (await creations.ofOwner(currentOwner(store))).map((creation) => [creation.name, creation]),
    );
    for (const { name, version, removed } of await list(device)) {
      const mine = own.get(name);
      const isNew = mine ? version > mine.stored.version && isStored(mine) : !removed;
      if (!isNew) continue;
      const theirs = removed ? null : await get(device, name);
      await this.#change(device, name, async (now) => {
        if (now && !isStored(now)) return; // what is sent settles it
        if (theirs === null) await creations.drop(now ? [now] : []);
        else await creations.put(localOf(currentOwner(store), theirs));
      });
    }
  }

  protected override async unsent(again: boolean): Promise<readonly string[]> {
    const { store, creations } = this.#environment;
    const unsent = (await creations.ofOwner(currentOwner(store))).filter(
      (creation) => !isStored(creation) && (again || creation.refused === null),
    );
    // what was removed makes room for the rest
    const removedFirst = unsent.toSorted(
      (one, other) => Number(other.content === null) - Number(one.content === null),
    );
    return removedFirst.map(({ name }) => name);
  }

  protected override prepare(device: string, name: string): Promise<SentCreation | null> {
    return this.#change(device, name, async (now, creations) => {
      if (!now || isStored(now)) return null;
      const creation = { ...now, sent: alsoSent(now.sent, now.edition) };
      await creations.put([creation]);
      return { creation, body: bodyOf(creation) };
    });
  }

  protected override async refuse(
    device: string,
    { creation }: SentCreation,
    { message }: ApiError,
  ): Promise<void> {
    await this.#change(device, creation.name, async (now, creations) => {
      if (now?.edition !== creation.edition) return;
      await creations.put([{ ...now, refused: message }]);
      if (now.refused === null && now.content !== null)
        noteRefusedCreation(this.#environment.store, now, message);
    });
  }

  protected override async take(
    device: string,
    { creation: sent }: SentCreation,
    { taken, document }: PutAnswer,
  ): Promise<void> {
    await this.#change(device, sent.name, async (now, creations) => {
      if (!now) return;
      const stored = { version: document.version, edition: editionOf(document) };
      // What the server has may be this device's own, and only the answer was lost.
      if (taken || (stored.edition !== null && now.sent.includes(stored.edition))) {
        if (taken && sent.content === null && now.edition === sent.edition) await creations.drop([now]);
        else
          await creations.put([
            {
              ...{ ...now, sent: [], refused: null },
              stored: taken ? { ...stored, edition: sent.edition } : stored,
            },
          ]);
        forgetRefusal(this.#environment.store, sent.name);
      } else if (document.value === null) {
        if (now.content === null) await creations.drop([now]);
        else await creations.put([{ ...now, stored, sent: [] }]); // what goes on was not to be removed
      } else if (now.content === null) await creations.put(localOf(now.owner, document));
      else
        await creations.put([
          ...localOf(now.owner, document),
          copyOf(now, creations.newName(kindOf(now.name))),
        ]);
    });
  }

  /** Changes what this device has of a creation, one tab after the other; of another learner's it changes nothing. */
  async #change<T>(
    device: string,
    name: string,
    change: (now: LocalCreation | null, creations: Creations) => Promise<T>,
  ): Promise<T | null> {
    const { store, creations } = this.#environment;
    return creations.locked(async () => {
      if (knownDeviceId(store) !== device) return null;
      const own = await creations.ofOwner(currentOwner(store));
      const now = own.find((creation) => creation.name === name) ?? null;
      return change(now, creations);
    });
  }
}

const bodyOf = ({ format, content, edition, changedAt, copyOf, stored }: LocalCreation): PutBody => ({
  base: stored.version,
  format,
  value: content === null ? null : { edition, changedAt, copyOf, content },
});

const editionOf = ({ value }: Document): string | null =>
  z.safeParse(anyCreation, value).data?.edition ?? null;

/** What another device has stored, as this one keeps it; nothing when it cannot be read. */
function localOf(owner: string, { name, version, format, value }: Document): LocalCreation[] {
  const theirs = z.safeParse(anyCreation, value).data;
  if (!theirs) return [];
  const { edition, changedAt, copyOf, content } = theirs;
  const creation = { owner, name, format, edition, changedAt, copyOf, content };
  return [{ v: 1, ...creation, stored: { version, edition }, sent: [], refused: null }];
}

/** The same beside the creation that was changed elsewhere meanwhile. */
const copyOf = (creation: LocalCreation, name: string): LocalCreation => ({
  ...creation,
  name,
  copyOf: idOf(creation.name),
  stored: nothingStored,
  sent: [],
});

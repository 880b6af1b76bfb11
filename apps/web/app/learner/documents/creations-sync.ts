import type { AnswerOf, BodyOf } from '@michi/contracts/contract';
import type { Document, ListedCreation, putCreation } from '@michi/contracts/documents';
import { storedCreation } from '@michi/games/creation';
import * as z from 'zod/mini';
import { ApiError } from '../../lib/calls/api-client.ts';
import type { JsonStore } from '../../lib/device/storage.ts';
import { currentOwner, deviceId, knownDeviceId } from '../account/device.ts';
import { forgetRefusal, noteRefusedCreation } from '../outbox/refusals.ts';
import { Retry, type RetryEnvironment } from '../retry.ts';
import { idOf, isStored, kindOf, type LocalCreation, nothingStored } from './creation.ts';
import type { Creations } from './creations.ts';

const lockName = 'kanji-no-michi:creations-delivery';
/** The server asks for patience. */
const busy = [429, 503];
/** So often another device may have been faster in a row. */
const mostTries = 5;
/** Answers that may be lost in a row until it is forgotten what was sent. */
const mostUnanswered = 20;

const anyCreation = storedCreation(z.unknown());

export interface CreationsSyncEnvironment extends RetryEnvironment {
  readonly store: JsonStore;
  readonly creations: Creations;
  /** Whether this device plays for an account, and the server knows it. */
  isJoined(): boolean;
  /** These three reject as `call` does. */
  list(deviceId: string): Promise<readonly ListedCreation[]>;
  get(deviceId: string, name: string): Promise<Document>;
  put(
    deviceId: string,
    name: string,
    body: BodyOf<typeof putCreation>,
  ): Promise<AnswerOf<typeof putCreation>>;
}

/** Keeps the creations of this device equal to those of the account that it plays for. */
export class CreationsSync {
  readonly #environment: CreationsSyncEnvironment;
  readonly #delivery: Retry;
  #isAsked = false;

  constructor(environment: CreationsSyncEnvironment) {
    this.#environment = environment;
    this.#delivery = new Retry(environment, lockName, () => this.#creation());
  }

  /** Tells the server what it does not have. Resolves when nothing is left or a later try is planned. */
  async deliver(): Promise<void> {
    if (this.#environment.isJoined()) await this.#delivery.deliver();
  }

  /** The server answers again. */
  hurry(): void {
    this.#delivery.hurry();
  }

  /** The same, and takes in what other devices have made. */
  async sync(): Promise<void> {
    this.#isAsked = true;
    await this.deliver();
  }

  async #creation(): Promise<void> {
    const { store, creations, isJoined } = this.#environment;
    if (!isJoined()) return;
    const device = deviceId(store);
    const triesAgain = this.#isAsked; // what was refused may be taken by now
    if (this.#isAsked) {
      await this.#takeOthers(device);
      this.#isAsked = false;
    }
    // A copy that is made on the way is sent too.
    for (const tried = new Set<string>(); ; ) {
      const unsent = (await creations.ofOwner(currentOwner(store))).filter(
        (creation) =>
          !isStored(creation) && (triesAgain || creation.refused === null) && !tried.has(creation.name),
      );
      // what was removed makes room for the rest
      const next = unsent.find(({ content }) => content === null) ?? unsent[0];
      if (!next) return;
      tried.add(next.name);
      await this.#send(device, next.name);
    }
  }

  async #takeOthers(device: string): Promise<void> {
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
        else await creations.put(taken(currentOwner(store), theirs));
      });
    }
  }

  async #send(device: string, name: string): Promise<void> {
    const { put, store } = this.#environment;
    for (let tries = 0; tries < mostTries; tries++) {
      const creation = await this.#change(device, name, async (now, creations) => {
        if (!now || isStored(now)) return null;
        const sent = { ...now, sent: [...now.sent, now.edition].slice(-mostUnanswered) };
        await creations.put([sent]);
        return sent;
      });
      if (!creation) return;
      try {
        const answer = await put(device, name, bodyOf(creation));
        await this.#confirm(device, creation, answer);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500 || busy.includes(error.status)) throw error;
        await this.#change(device, name, async (now, creations) => {
          if (now?.edition !== creation.edition) return;
          await creations.put([{ ...now, refused: error.message }]);
          if (now.refused === null && now.content !== null) noteRefusedCreation(store, now, error.message);
        });
        return;
      }
    }
  }

  async #confirm(
    device: string,
    sent: LocalCreation,
    { taken: isTaken, document }: AnswerOf<typeof putCreation>,
  ): Promise<void> {
    await this.#change(device, sent.name, async (now, creations) => {
      if (!now) return;
      const stored = { version: document.version, edition: editionOf(document) };
      // What the server has may be this device's own, and only the answer was lost.
      if (isTaken || (stored.edition !== null && now.sent.includes(stored.edition))) {
        if (isTaken && sent.content === null && now.edition === sent.edition) await creations.drop([now]);
        else
          await creations.put([
            {
              ...{ ...now, sent: [], refused: null },
              stored: isTaken ? { ...stored, edition: sent.edition } : stored,
            },
          ]);
        forgetRefusal(this.#environment.store, sent.name);
      } else if (document.value === null) {
        if (now.content === null) await creations.drop([now]);
        else await creations.put([{ ...now, stored, sent: [] }]); // what goes on was not to be removed
      } else if (now.content === null) await creations.put(taken(now.owner, document));
      else
        await creations.put([
          ...taken(now.owner, document),
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

const bodyOf = ({
  format,
  content,
  edition,
  changedAt,
  copyOf,
  stored,
}: LocalCreation): BodyOf<typeof putCreation> => ({
  base: stored.version,
  format,
  value: content === null ? null : { edition, changedAt, copyOf, content },
});

const editionOf = ({ value }: Document): string | null =>
  z.safeParse(anyCreation, value).data?.edition ?? null;

/** What another device has stored, as this one keeps it; nothing when it cannot be read. */
function taken(owner: string, { name, version, format, value }: Document): LocalCreation[] {
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

import type { AnswerOf, BodyOf } from '@michi/contracts/contract';
import type { Document } from '@michi/contracts/documents';
import type { ListedWork, putWork } from '@michi/contracts/works';
import { storedWork } from '@michi/games/work';
import * as z from 'zod/mini';
import { ApiError } from '../lib/calls/api-client.ts';
import type { JsonStore } from '../lib/device/storage.ts';
import { Delivery, type DeliveryEnvironment } from './delivery.ts';
import { deviceId, knownDeviceId } from './device.ts';
import { forgetRefusal, noteRefusedWork } from './refusals.ts';
import { idOf, isStored, type KeptWork, kindOf, nothingStored } from './work.ts';
import type { Works } from './works.ts';

const lockName = 'kanji-no-michi:works-delivery';
/** The server asks for patience. */
const busy = [429, 503];
/** So often another device may have been faster in a row. */
const mostTries = 5;
/** Answers that may be lost in a row until it is forgotten what was sent. */
const mostUnanswered = 20;

const anyWork = storedWork(z.unknown());

export interface WorksDeliveryEnvironment extends DeliveryEnvironment {
  readonly store: JsonStore;
  readonly works: Works;
  /** Whether this device plays for an account, and the server knows it. */
  isJoined(): boolean;
  /** These three reject as `call` does. */
  list(deviceId: string): Promise<readonly ListedWork[]>;
  get(deviceId: string, name: string): Promise<Document>;
  put(deviceId: string, name: string, body: BodyOf<typeof putWork>): Promise<AnswerOf<typeof putWork>>;
}

/** Keeps the works of this device equal to those of the account that it plays for. */
export class WorksDelivery {
  readonly #environment: WorksDeliveryEnvironment;
  readonly #delivery: Delivery;
  #isAsked = false;

  constructor(environment: WorksDeliveryEnvironment) {
    this.#environment = environment;
    this.#delivery = new Delivery(environment, lockName, () => this.#work());
  }

  /** Tells the server what it does not have. Resolves when nothing is left or a later try is planned. */
  async deliver(): Promise<void> {
    if (this.#environment.isJoined()) await this.#delivery.deliver();
  }

  /** The same, and takes in what other devices have made. */
  async sync(): Promise<void> {
    this.#isAsked = true;
    await this.deliver();
  }

  async #work(): Promise<void> {
    const { store, works, isJoined } = this.#environment;
    if (!isJoined()) return;
    const device = deviceId(store);
    const triesAgain = this.#isAsked; // what was refused may be taken by now
    if (this.#isAsked) {
      await this.#takeOthers(device);
      this.#isAsked = false;
    }
    // A copy that is made on the way is sent too.
    for (const tried = new Set<string>(); ; ) {
      const unsent = (await works.ofOwner(device)).filter(
        (work) => !isStored(work) && (triesAgain || work.refused === null) && !tried.has(work.name),
      );
      // what was removed makes room for the rest
      const next = unsent.find(({ content }) => content === null) ?? unsent[0];
      if (!next) return;
      tried.add(next.name);
      await this.#send(device, next.name);
    }
  }

  async #takeOthers(device: string): Promise<void> {
    const { works, list, get } = this.#environment;
    const own = new Map((await works.ofOwner(device)).map((work) => [work.name, work]));
    for (const { name, version, removed } of await list(device)) {
      const mine = own.get(name);
      const isNew = mine ? version > mine.stored.version && isStored(mine) : !removed;
      if (!isNew) continue;
      const theirs = removed ? null : await get(device, name);
      await this.#change(device, name, async (now) => {
        if (now && !isStored(now)) return; // what is sent settles it
        if (theirs === null) await works.drop(now ? [now] : []);
        else await works.put(taken(device, theirs));
      });
    }
  }

  async #send(device: string, name: string): Promise<void> {
    const { put, store } = this.#environment;
    for (let tries = 0; tries < mostTries; tries++) {
      const work = await this.#change(device, name, async (now, works) => {
        if (!now || isStored(now)) return null;
        const sent = { ...now, sent: [...now.sent, now.edition].slice(-mostUnanswered) };
        await works.put([sent]);
        return sent;
      });
      if (!work) return;
      try {
        const answer = await put(device, name, bodyOf(work));
        await this.#settle(device, work, answer);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500 || busy.includes(error.status)) throw error;
        await this.#change(device, name, async (now, works) => {
          if (now?.edition !== work.edition) return;
          await works.put([{ ...now, refused: error.message }]);
          if (now.refused === null && now.content !== null) noteRefusedWork(store, now, error.message);
        });
        return;
      }
    }
  }

  async #settle(
    device: string,
    sent: KeptWork,
    { taken: isTaken, document }: AnswerOf<typeof putWork>,
  ): Promise<void> {
    await this.#change(device, sent.name, async (now, works) => {
      if (!now) return;
      const stored = { version: document.version, edition: editionOf(document) };
      // What the server has may be this device's own, and only the answer was lost.
      if (isTaken || (stored.edition !== null && now.sent.includes(stored.edition))) {
        if (isTaken && sent.content === null && now.edition === sent.edition) await works.drop([now]);
        else
          await works.put([
            {
              ...{ ...now, sent: [], refused: null },
              stored: isTaken ? { ...stored, edition: sent.edition } : stored,
            },
          ]);
        forgetRefusal(this.#environment.store, sent.name);
      } else if (document.value === null) {
        if (now.content === null) await works.drop([now]);
        else await works.put([{ ...now, stored, sent: [] }]); // what goes on was not to be removed
      } else if (now.content === null) await works.put(taken(device, document));
      else await works.put([...taken(device, document), copyOf(now, works.newName(kindOf(now.name)))]);
    });
  }

  /** Changes what this device has of a work, one tab after the other; of another learner's it changes nothing. */
  async #change<T>(
    device: string,
    name: string,
    change: (now: KeptWork | null, works: Works) => Promise<T>,
  ): Promise<T | null> {
    const { store, works } = this.#environment;
    return works.locked(async () => {
      if (knownDeviceId(store) !== device) return null;
      const now = (await works.ofOwner(device)).find((work) => work.name === name) ?? null;
      return change(now, works);
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
}: KeptWork): BodyOf<typeof putWork> => ({
  base: stored.version,
  format,
  value: content === null ? null : { edition, changedAt, copyOf, content },
});

const editionOf = ({ value }: Document): string | null => z.safeParse(anyWork, value).data?.edition ?? null;

/** What another device has stored, as this one keeps it; nothing when it cannot be read. */
function taken(owner: string, { name, version, format, value }: Document): KeptWork[] {
  const theirs = z.safeParse(anyWork, value).data;
  if (!theirs) return [];
  const { edition, changedAt, copyOf, content } = theirs;
  const work = { owner, name, format, edition, changedAt, copyOf, content };
  return [{ v: 1, ...work, stored: { version, edition }, sent: [], refused: null }];
}

/** The same beside the work that was changed elsewhere meanwhile. */
const copyOf = (work: KeptWork, name: string): KeptWork => ({
  ...work,
  name,
  copyOf: idOf(work.name),
  stored: nothingStored,
  sent: [],
});

import { randomUUIDv7 as newId } from 'node:crypto';
import type { BodyOf } from '@michi/contracts/contract';
import {
  type KanjiImport,
  mostImports,
  mostImportsADay,
  type postKanjiImport,
} from '@michi/contracts/memory';
import { kanjiByJlpt } from '@michi/kanji/jlpt';
import { learnersDay } from '@michi/progress/days';
import { kanjiItem } from '@michi/progress/item';
import { type Claim, claimsOf } from '@michi/progress/memory';
import { ApiError, fieldError } from '../../api/api-error.ts';
import { toldTime } from '../../api/told-time.ts';
import type { Ms } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { createAllowance } from '../../pacing/allowance.ts';
import { dayOf } from '../../pacing/notes-of-day.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import type { ImportsRepository } from './imports-repository.ts';

const joyo: ReadonlySet<string> = new Set([...kanjiByJlpt.values()].flat());

/** What an address may import on a UTC day: a class of forty learners, each with ten imports and all kanji twice. */
const mostADay = { imports: 400, kanji: 200_000 };

/** Longer than anything that waits on a device is believed: see `toldTime`. */
const rememberedMs: Ms = 90 * 24 * 60 * 60_000;

export interface KanjiImports {
  list(playerId: string): Promise<KanjiImport[]>;
  /**
   * Answers all imports. `address`: from where it was sent, as limits count it. Throws ApiError 422 for what is no jōyō kanji, 409 when
   * the learner has imported too often on the UTC day on which it arrives, and 429.
   */
  importKnown(
    deviceId: string,
    sent: BodyOf<typeof postKanjiImport>,
    address: string,
  ): Promise<KanjiImport[]>;
  /** Merges the two oldest imports where there are too many; false where there are not. Part of the caller's transaction. */
  makeRoom(playerId: string): Promise<boolean>;
  /** Answers the imports that are left. Throws ApiError 404 when there is none of this id, 409 for one that was merged. */
  takeBack(deviceId: string, id: string): Promise<KanjiImport[]>;
}

export interface KanjiImportsParts {
  readonly repository: ImportsRepository;
  readonly queue: WriteQueue;
  readonly now: () => Ms;
  /** Who plays on the device of a key, entered when new; keeps everybody else from writing for this player until the commit. */
  playing(deviceKey: string, at: Ms): Promise<{ readonly playerId: string }>;
  /** Each is part of the transaction: takes in claims that were just stored, and folds items anew. */
  remember(playerId: string, claims: readonly Claim[]): Promise<void>;
  foldAnew(playerId: string, items: readonly string[]): Promise<void>;
  /** Resolves once what has to be folded anew is, or after a while. */
  settled(): Promise<void>;
}

export function createKanjiImports(parts: KanjiImportsParts): KanjiImports {
  const { repository, queue, now } = parts;
  const allowance = createAllowance(mostADay, 'memory.networkImportsOfDay');

  /** The merged one has an id of its own, so that nobody takes back more than they saw. */
  async function makeRoom(playerId: string): Promise<boolean> {
    const imports = await repository.list(playerId);
    const [next, oldest] = imports.slice(-2);
    if (imports.length <= mostImports || !next || !oldest) return false;
    const at = Math.max(next.at, oldest.at);
    const merged = { id: newId(), at, day: dayOf(now()) };
    const between = await repository.merge(playerId, [oldest.id, next.id], merged);
    await parts.foldAnew(playerId, between);
    return true;
  }

  async function store(
    playerId: string,
    sent: BodyOf<typeof postKanjiImport>,
    receivedAt: Ms,
  ): Promise<void> {
    const arrival = dayOf(receivedAt);
    if ((await repository.countOn(playerId, arrival)) >= mostImportsADay)
      throw new ApiError(409, {
        sentence: { key: 'memory.importsOfDay', values: { maximum: mostImportsADay } },
      });
    const { at } = toldTime(sent, receivedAt, null);
    const day = learnersDay(at, sent.utcOffset);
    const named = [...new Set(sent.kanji)].map((kanji) => ({ item: kanjiItem(kanji), at, day }));
    await repository.add(
      { player_id: playerId, id: sent.id, at, day: arrival, kanji: named.length, state: 'own' },
      named.map((each) => ({ player_id: playerId, import_id: sent.id, ...each })),
    );
    await parts.remember(playerId, named.flatMap(claimsOf));
    await makeRoom(playerId);
    await repository.forgetOver(playerId, receivedAt - rememberedMs);
  }

  return {
    list: repository.list,
    makeRoom,

    async importKnown(deviceId, sent, address) {
      const unknown = sent.kanji.findIndex((kanji) => !joyo.has(kanji));
      if (unknown >= 0) throw fieldError(422, `kanji.${unknown}`, 'memory.notJoyo');
      allowance.take(address, { imports: 1, kanji: sent.kanji.length }, now());
      const imports = await queue.run(async () => {
        const receivedAt = now();
        const { playerId } = await parts.playing(deviceKey(deviceId), receivedAt);
        if ((await repository.stateOf(playerId, sent.id)) === null) await store(playerId, sent, receivedAt);
        return repository.list(playerId);
      });
      await parts.settled();
      return imports;
    },

    async takeBack(deviceId, id) {
      const imports = await queue.run(async () => {
        const { playerId } = await parts.playing(deviceKey(deviceId), now());
        const state = await repository.stateOf(playerId, id);
        if (state === 'over') throw new ApiError(409, { sentence: { key: 'memory.mergedImport' } });
        if (state === null || state === 'gone')
          throw new ApiError(404, { sentence: { key: 'memory.unknownImport' } });
        await parts.foldAnew(playerId, await repository.takeBack(playerId, id));
        return repository.list(playerId);
      });
      await parts.settled();
      return imports;
    },
  };
}

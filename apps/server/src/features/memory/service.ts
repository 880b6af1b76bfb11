import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnswerOf } from '@michi/contracts/contract';
import type { getMemory, RememberedItem } from '@michi/contracts/memory';
import type { Skill } from '@michi/game-kit/events';
import { type Answer, type Claim, inAnswerOrder, memoryVersion } from '@michi/progress/memory';
import type { Ms } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import type { BackgroundJobs } from '../../pacing/jobs.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import { emptied, keyOf, orderOf, type Stored, take } from './fold.ts';
import { createKanjiImports, type KanjiImports } from './imports.ts';
import type { ImportsRepository } from './imports-repository.ts';
import { foldLateItems } from './late-items.ts';
import type { Heard, MemoryRepository } from './repository.ts';

export interface MemoryParts {
  readonly repository: MemoryRepository;
  readonly imports: ImportsRepository;
  readonly queue: WriteQueue;
  readonly jobs: BackgroundJobs;
  readonly now: () => Ms;
  /** Who plays on the device of a key; null when nothing was ever heard of it. */
  playerOf(deviceKey: string): Promise<string | null>;
  /** The same, entered when new; keeps everybody else from writing for this player until the commit. */
  playing(deviceKey: string, at: Ms): Promise<{ readonly playerId: string }>;
}

export interface MemoryService extends Pick<KanjiImports, 'importKnown' | 'takeBack'> {
  /** Takes in answers, or claims, that were just stored. Part of the caller's transaction. */
  remember(playerId: string, told: readonly (Answer | Claim)[]): Promise<void>;
  /**
   * Folds anew what is remembered of these items, from all that is stored: at once where that is little, the rest piece by
   * piece after the commit. Part of the caller's transaction.
   */
  foldAnew(playerId: string, items: readonly string[]): Promise<void>;
  /** What a device brings that joins an account: see `createMemoryHandOver`. Parts of the caller's transaction. */
  markShared(from: string, into: string): Promise<void>;
  handOver(from: string, into: string): Promise<boolean>;
  /** Merges imports where the account has too many; false where it has not. Part of the caller's transaction. */
  makeRoomForImports(playerId: string): Promise<boolean>;
  /**
   * What whoever plays on a device remembers, or with the cursor of an earlier answer what has changed since; the next
   * page of it.
   */
  ofDevice(deviceId: string, since?: string): Promise<AnswerOf<typeof getMemory>>;
}

/** So much is folded anew within the call that asks for it: some ten milliseconds. */
const mostAtOnce = 2_000;
const itemsAtOnce = 20;
/** How long a call waits for what is folded after its commit. */
const settledWithinMs: Ms = 2_000;
/** After so many things told everything else has its turn. */
const toldAtOnce = 500;
/** A page takes some milliseconds to make. */
const pageSize = 1_000;

export function createMemoryService(parts: MemoryParts): MemoryService {
  const { repository, queue } = parts;
  const wakeLate = parts.jobs.add(foldLateItems({ repository, queue, store }));
  wakeLate(); // what a former process has left

  async function store(playerId: string, changed: readonly Stored[]): Promise<void> {
    if (changed.length === 0) return;
    const revision = (await repository.latest(playerId)) + 1;
    await repository.store(changed.map((memory) => ({ ...memory, revision })));
  }

  async function markLate(playerId: string, items: readonly string[]): Promise<void> {
    await repository.markLate(playerId, items);
    if (items.length > 0) wakeLate();
  }

  async function foldAnew(playerId: string, items: readonly string[]): Promise<void> {
    let left = mostAtOnce;
    for (let begin = 0; begin < items.length; begin += itemsAtOnce) {
      const part = items.slice(begin, begin + itemsAtOnce);
      const told = await repository.told(playerId, part, left);
      if (told === null) {
        await markLate(playerId, items.slice(begin));
        return;
      }
      left -= told.length;
      const folded = emptied(await repository.of(playerId, part));
      for (const each of told.toSorted(inAnswerOrder)) take(folded, playerId, each);
      await store(playerId, [...folded.values()]);
      await nextTurn();
    }
  }

  async function remember(playerId: string, told: readonly (Answer | Claim)[]): Promise<void> {
    const items = [...new Set(told.map((each) => each.item))];
    const stored = await repository.of(playerId, items);
    const memories = new Map<string, Stored>(stored.map((memory) => [keyOf(memory), memory]));
    // What is being folded has to begin again.
    const late = new Set(await repository.lateAmong(playerId, items));
    const changed = new Set<string>();
    for (const [place, each] of told.toSorted(inAnswerOrder).entries()) {
      if (place % toldAtOnce === toldAtOnce - 1) await nextTurn();
      const memory = memories.get(keyOf(each));
      if (memory && inAnswerOrder(each, orderOf(memory)) < 0) late.add(each.item);
      else if (take(memories, playerId, each)) changed.add(keyOf(each));
    }
    await store(
      playerId,
      [...memories].flatMap(([key, memory]) => (changed.has(key) && !late.has(memory.item) ? [memory] : [])),
    );
    await foldAnew(playerId, [...late]);
  }

  const imports = createKanjiImports({
    ...parts,
    repository: parts.imports,
    remember,
    foldAnew,
    settled: () => parts.jobs.settled(settledWithinMs),
  });

  return {
    foldAnew,
    remember,
    ...createMemoryHandOver({ repository, store, markLate }),
    makeRoomForImports: imports.makeRoom,
    importKnown: imports.importKnown,
    takeBack: imports.takeBack,

    async ofDevice(deviceId, since) {
      const playerId = await parts.playerOf(deviceKey(deviceId));
      if (playerId === null) return { cursor: '', whole: true, more: false, memories: [], imports: [] };
      const heard = heardIn(since, playerId);
      // Whoever has heard of more than there is was told before the database was restored from a copy.
      const known = heard !== null && heard.revision <= (await repository.latest(playerId)) ? heard : null;
      const rows = await repository.after(playerId, known ?? nothingHeard, pageSize);
      return {
        cursor: cursorOf(playerId, rows.at(-1) ?? known ?? nothingHeard),
        whole: known === null,
        more: rows.length === pageSize,
        memories: rows
          .filter(({ stability }) => known !== null || stability !== null)
          .map(
            (row): RememberedItem => [row.item, row.skill as Skill, row.stability, row.difficulty, row.day],
          ),
        imports: await imports.list(playerId),
      };
    },
  };
}

const nothingHeard: Heard = { revision: 0, item: '', skill: '' };

/** Another player's cursor tells nothing: whoever joins an account hears all of it. */
const cursorOf = (playerId: string, { revision, item, skill }: Heard): string =>
  [markOf(playerId), revision, item, skill].join('.');
const markOf = (playerId: string) => createHash('sha256').update(playerId).digest('base64url').slice(0, 16);

/** The item and the skill are those of the last row that was heard of. */
const cursorForm =
  /^(?<mark>[\w-]{16})\.(?<revision>\d{1,9})\.(?<item>[^\s.\p{C}]{0,62})\.(?<skill>[a-z]{0,20})$/u;

function heardIn(cursor: string | undefined, playerId: string): Heard | null {
  const { mark, revision = '', item = '', skill = '' } = cursorForm.exec(cursor ?? '')?.groups ?? {};
  return mark === markOf(playerId) ? { revision: Number(revision), item, skill } : null;
}

const memoriesAtOnce = 100;

interface MemoryHandOverParts {
  readonly repository: MemoryRepository;
  /** Each is part of the caller's transaction. */
  store(playerId: string, changed: readonly Stored[]): Promise<void>;
  markLate(playerId: string, items: readonly string[]): Promise<void>;
}

/**
 * Hands over what a device remembers to the account that it joins. Answers and claims stay where they are, as the account
 * has those of its devices too; of an item of which only one of the two was told, the memory is right as it is, and all
 * others are folded anew.
 */
function createMemoryHandOver({ repository, store, markLate }: MemoryHandOverParts) {
  return {
    /** Marks the items that both were told of. Before the device joins. */
    async markShared(from: string, into: string): Promise<void> {
      const brought = await repository.itemsToldOf(from);
      await nextTurn();
      // What waits to be folded leaves no memory to hand over.
      const folded = await repository.folded();
      const isFolded = folded?.version === memoryVersion && folded.until === null;
      const known = isFolded ? new Set(await repository.itemsToldOf(into)) : null;
      await markLate(
        into,
        brought.filter((item) => known === null || known.has(item)),
      );
    },

    /** Hands over some memories; false when none is left. */
    async handOver(from: string, into: string): Promise<boolean> {
      const taken = await repository.take(from, memoriesAtOnce);
      if (taken.length === 0) return false;
      const items = [...new Set(taken.map((memory) => memory.item))];
      const known = new Set([
        ...(await repository.of(into, items)).map((memory) => memory.item),
        ...(await repository.answeredAmong(into, items)),
      ]);
      const late = await repository.lateAmong(into, items);
      await markLate(
        into,
        items.filter((item) => known.has(item)),
      );
      const isFree = (item: string) => !known.has(item) && !late.includes(item);
      await store(
        into,
        taken.filter((memory) => isFree(memory.item)).map((memory) => ({ ...memory, player_id: into })),
      );
      return true;
    },
  };
}

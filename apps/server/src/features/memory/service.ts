import { createHash } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@michi/contracts/contract';
import type { getMemory, KanjiImport, postKanjiImport, RememberedKanji } from '@michi/contracts/memory';
import type { Skill } from '@michi/game-kit/events';
import { learnersDay } from '@michi/progress/days';
import {
  type Answer,
  afterAnswer,
  type Claim,
  claimsOf,
  inAnswerOrder,
  type Memory,
  memoryVersion,
} from '@michi/progress/memory';
import { ApiError } from '../../api/api-error.ts';
import { toldTime } from '../../api/told-time.ts';
import type { MemoriesTable, Ms } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import type { MemoryRepository } from './repository.ts';

export interface MemoryParts {
  readonly repository: MemoryRepository;
  readonly queue: WriteQueue;
  readonly now: () => Ms;
  /** Who plays on the device of a key; null when nothing was ever heard of it. */
  playerOf(deviceKey: string): Promise<string | null>;
  /** The same, entered when new; keeps everybody else from writing for this player until the commit. */
  playing(deviceKey: string, at: Ms): Promise<{ readonly playerId: string }>;
}

export interface MemoryService {
  /** Takes in answers, or claims, that were just stored. Part of the caller's transaction. */
  remember(playerId: string, told: readonly (Answer | Claim)[]): Promise<void>;
  /** Folds anew what is remembered of these kanji, from all that is stored. Part of the caller's transaction. */
  foldAnew(playerId: string, kanji: readonly string[]): Promise<void>;
  /** Hands over what one player remembers to another, who has its answers by now. Part of the caller's transaction. */
  merge(from: string, into: string): Promise<void>;
  /** What whoever plays on a device remembers; with the cursor of an earlier answer, what has changed since. */
  ofDevice(deviceId: string, since?: string): Promise<AnswerOf<typeof getMemory>>;
  /** Answers all imports. */
  importKnown(deviceId: string, sent: BodyOf<typeof postKanjiImport>): Promise<KanjiImport[]>;
  /** Answers the imports that are left. Throws ApiError 404 when there is none of this id. */
  takeBack(deviceId: string, importId: string): Promise<KanjiImport[]>;
}

/** So many kanji are folded anew at once: each time all runs of the player are looked through, which an import of all kanji asks for three times. */
const kanjiAtOnce = 1_000;

export function createMemoryService(parts: MemoryParts): MemoryService {
  const { repository, queue, now } = parts;

  async function store(playerId: string, changed: readonly Omit<MemoriesTable, 'revision'>[]): Promise<void> {
    if (changed.length === 0) return;
    const revision = (await repository.latest(playerId)) + 1;
    await repository.store(changed.map((memory) => ({ ...memory, revision })));
  }

  async function foldAnew(playerId: string, kanji: readonly string[]): Promise<void> {
    for (let begin = 0; begin < kanji.length; begin += kanjiAtOnce) {
      const part = kanji.slice(begin, begin + kanjiAtOnce);
      const stored = await repository.of(playerId, part);
      const folded = new Map(stored.map((memory) => [keyOf(memory), { ...memory, ...nothing }]));
      for (const told of (await repository.told(playerId, part)).toSorted(inAnswerOrder))
        take(folded, playerId, told);
      await store(playerId, [...folded.values()]);
    }
  }

  async function remember(playerId: string, told: readonly (Answer | Claim)[]): Promise<void> {
    const stored = await repository.of(playerId, [...new Set(told.map(({ kanji }) => kanji))]);
    const memories = new Map(stored.map((memory) => [keyOf(memory), memory]));
    const late = new Set<string>();
    const changed = new Set<string>();
    for (const each of told.toSorted(inAnswerOrder)) {
      const memory = memories.get(keyOf(each));
      if (memory && inAnswerOrder(each, orderOf(memory)) < 0) late.add(each.kanji);
      else if (take(memories, playerId, each)) changed.add(keyOf(each));
    }
    await store(
      playerId,
      [...memories].flatMap(([key, memory]) => (changed.has(key) && !late.has(memory.kanji) ? [memory] : [])),
    );
    await foldAnew(playerId, [...late]);
  }

  return {
    foldAnew,
    remember,

    async merge(from, into) {
      const handedOver = await repository.handOver(from, into);
      // What waits to be folded leaves no memory to hand over.
      const folded = await repository.folded();
      const isFolded = folded?.version === memoryVersion && folded.until === null;
      await foldAnew(into, isFolded ? handedOver : await repository.kanjiToldOf(into));
    },

    async ofDevice(deviceId, since) {
      const playerId = await parts.playerOf(deviceKey(deviceId));
      if (playerId === null) return { cursor: '', whole: true, memories: [], imports: [] };
      const heard = revisionOf(since, playerId);
      // Whoever has heard of more than there is was told before the database was restored from a copy.
      const known = heard !== null && heard <= (await repository.latest(playerId)) ? heard : null;
      const rows = await repository.since(playerId, known ?? -1);
      const latest = rows.reduce((most, { revision }) => Math.max(most, revision), known ?? 0);
      return {
        cursor: cursorOf(playerId, latest),
        whole: known === null,
        memories: rows
          .filter(({ stability }) => known !== null || stability !== null)
          .map(
            (row): RememberedKanji => [row.kanji, row.skill as Skill, row.stability, row.difficulty, row.day],
          ),
        imports: await repository.imports(playerId),
      };
    },

    importKnown: (deviceId, { id: importId, kanji, utcOffset, ...told }) =>
      queue.run(async () => {
        const receivedAt = now();
        const { at } = toldTime(told, receivedAt, null);
        const { playerId } = await parts.playing(deviceKey(deviceId), receivedAt);
        const imports = await repository.imports(playerId);
        if (imports.some(({ id }) => id === importId)) return imports;
        const day = learnersDay(at, utcOffset);
        const named = [...new Set(kanji)].map((each) => ({ kanji: each, at, day }));
        await repository.insertKnown(
          named.map((each) => ({ player_id: playerId, import_id: importId, ...each })),
        );
        await remember(
          playerId,
          named.flatMap((each) => claimsOf(importId, each)),
        );
        return repository.imports(playerId);
      }),

    takeBack: (deviceId, importId) =>
      queue.run(async () => {
        const { playerId } = await parts.playing(deviceKey(deviceId), now());
        const kanji = await repository.removeImport(playerId, importId);
        if (kanji.length === 0) throw new ApiError(404, { sentence: { key: 'memory.unknownImport' } });
        await foldAnew(playerId, kanji);
        return repository.imports(playerId);
      }),
  };
}

type Stored = Omit<MemoriesTable, 'revision'>;

const nothing = { stability: null, difficulty: null, day: null };

const keyOf = ({ kanji, skill }: { readonly kanji: string; readonly skill: string }) => `${skill} ${kanji}`;
const orderOf = ({ at, run_id, number }: Stored) => ({ at, runId: run_id, number });

const memoryIn = ({ stability, difficulty, day }: Stored): Memory | null =>
  stability === null || difficulty === null || day === null ? null : { stability, difficulty, day };

/** Takes in one more answer or claim, which comes last; tells whether it says anything. */
function take(memories: Map<string, Stored>, playerId: string, told: Answer | Claim): boolean {
  const key = keyOf(told);
  const stored = memories.get(key);
  const before = stored ? memoryIn(stored) : null;
  const after = afterAnswer(before, told);
  if (after === null || after === before) return false;
  const { kanji, skill, at, runId, number } = told;
  memories.set(key, { player_id: playerId, kanji, skill, ...after, at, run_id: runId, number });
  return true;
}

/** Another player's cursor tells nothing: whoever joins an account hears all of it. */
const cursorOf = (playerId: string, revision: number): string => `${markOf(playerId)}.${revision}`;
const markOf = (playerId: string) => createHash('sha256').update(playerId).digest('base64url').slice(0, 16);

function revisionOf(cursor: string | undefined, playerId: string): number | null {
  const [mark, revision] = cursor?.split('.') ?? [];
  return mark === markOf(playerId) && /^\d{1,10}$/.test(revision ?? '') ? Number(revision) : null;
}

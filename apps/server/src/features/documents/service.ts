import type { AnswerOf, BodyOf } from '@michi/contracts/contract';
import type { Document, ListedCreation, putDocument } from '@michi/contracts/documents';
import {
  type CreationKind,
  mostBytesOfCreation,
  mostCreationBytes,
  mostCreations,
  storedCreation,
} from '@michi/games/creation';
import type { Save } from '@michi/games/save';
import * as z from 'zod/mini';
import { ApiError, fieldError } from '../../api/api-error.ts';
import { fieldMessages } from '../../api/field-messages.ts';
import type { Ms } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import type { DocumentsRepository, Merge } from './repository.ts';

export interface DocumentsParts {
  readonly repository: DocumentsRepository;
  readonly queue: WriteQueue;
  readonly now: () => Ms;
  /** Every kind of save by its name. */
  readonly saves: ReadonlyMap<string, Pick<Save<unknown>, 'format' | 'schema'>>;
  /** Every kind of creation by its name. */
  readonly creationKinds: ReadonlyMap<string, CreationKind<unknown>>;
  /** Who plays on the device of a key; null when nothing was ever heard of it. */
  playerOf(deviceKey: string): Promise<string | null>;
  /** The same, entered when new; keeps everybody else from writing for this player until the commit. */
  playing(deviceKey: string, at: Ms): Promise<{ readonly playerId: string; readonly isGuest: boolean }>;
}

type Sent = BodyOf<typeof putDocument>;

/**
 * What learners carry from device to device, each stored only in place of the version from which it was made. Where two
 * devices have changed one at once, the later device is told of the other's: the two of a save are joined (`join`), a
 * creation stands twice from then on (`copy`).
 */
export interface DocumentsService {
  saves(deviceId: string): Promise<Document[]>;
  creations(deviceId: string): Promise<ListedCreation[]>;
  /** Throws ApiError 404 when there is none. */
  creation(deviceId: string, name: string): Promise<Document>;
  /**
   * Throws ApiError 404 for a name that nothing can have, 422 for a value that it cannot have, 403 for a guest; of a
   * creation 413 for one that is too large, and 409 when the account has no room. The value null removes a creation.
   */
  put(merge: Merge, deviceId: string, name: string, sent: Sent): Promise<AnswerOf<typeof putDocument>>;
}

/**
 * So many removals other devices can hear of. One that was away for longer keeps the creation, which then comes back if it goes
 * on there: nothing is lost.
 */
export const mostRemoved = 300;

const creationName =
  /^(?<kind>[a-z]+\.[a-z]+)\.(?<id>[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** Under which sentences the two are refused. */
const sentences = { join: 'document', copy: 'creation' } as const satisfies Record<Merge, string>;

export function createDocumentsService(parts: DocumentsParts): DocumentsService {
  const { repository, queue, now, saves, creationKinds } = parts;
  const unknown = (merge: Merge) => new ApiError(404, { sentence: { key: `${sentences[merge]}.unknown` } });

  /** Null for a name that nothing has. */
  function kindOf(merge: Merge, name: string): CreationKind<unknown> | null {
    if (merge === 'join') return saves.get(name) ?? null;
    const kind = creationKinds.get(creationName.exec(name)?.groups?.kind ?? '');
    return kind ? { format: kind.format, schema: storedCreation(kind.schema) } : null;
  }

  /** The value as JSON; null for one that removes a creation. */
  function parsedValue(merge: Merge, name: string, { format, value }: Sent): string | null {
    const kind = kindOf(merge, name);
    if (!kind) throw unknown(merge);
    if (merge === 'copy' && value === null) return null;
    if (format !== kind.format) throw fieldError(422, 'format', `${sentences[merge]}.otherFormat`);
    const parsed = z.safeParse(z.object({ value: kind.schema }), { value }, { reportInput: true });
    if (!parsed.success) throw new ApiError(422, { fields: fieldMessages(parsed.error.issues, 'value') });
    return JSON.stringify(parsed.data.value);
  }

  async function ensureRoom(playerId: string, name: string, bytes: number): Promise<void> {
    if (bytes > mostBytesOfCreation) throw new ApiError(413, { sentence: { key: 'creation.tooLarge' } });
    const beside = await repository.beside(playerId, 'copy', name);
    if (beside.count >= mostCreations || beside.bytes + bytes > mostCreationBytes)
      throw new ApiError(409, { sentence: { key: 'creation.noRoom', values: { maximum: mostCreations } } });
  }

  const playerOf = (deviceId: string) => parts.playerOf(deviceKey(deviceId));

  return {
    async saves(deviceId) {
      const playerId = await playerOf(deviceId);
      return playerId === null ? [] : repository.all(playerId, 'join');
    },

    async creations(deviceId) {
      const playerId = await playerOf(deviceId);
      return playerId === null ? [] : repository.list(playerId, 'copy');
    },

    async creation(deviceId, name) {
      const playerId = await playerOf(deviceId);
      const found = playerId === null ? null : await repository.find(playerId, 'copy', name);
      if (!found) throw unknown('copy');
      return found;
    },

    async put(merge, deviceId, name, sent) {
      const value = parsedValue(merge, name, sent);
      const bytes = value === null ? 0 : Buffer.byteLength(value);
      const { base, format } = sent;
      return queue.run(async () => {
        const at = now();
        const { playerId, isGuest } = await parts.playing(deviceKey(deviceId), at);
        if (isGuest) throw new ApiError(403, { sentence: { key: `${sentences[merge]}.guest` } });
        const stored = await repository.find(playerId, merge, name);
        if (stored && stored.version !== base) return { taken: false, document: stored };
        // Of what never was nothing is removed, and what is removed already stays so.
        if (value === null && (stored?.value ?? null) === null)
          return { taken: true, document: stored ?? { name, version: 0, format, value } };
        if (merge === 'copy' && value !== null) await ensureRoom(playerId, name, bytes);
        const document = { name, version: (stored?.version ?? base) + 1, format };
        await repository.store({ player_id: playerId, merge, ...document, value, bytes, updated_at: at });
        if (value === null) await repository.forgetRemoved(playerId, merge, mostRemoved);
        return { taken: true, document: { ...document, value: value === null ? null : JSON.parse(value) } };
      });
    },
  };
}

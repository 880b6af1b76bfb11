import type { AnswerOf, BodyOf } from '@michi/contracts/contract';
import type { ListedCreation, putCreation } from '@michi/contracts/creations';
import type { Document } from '@michi/contracts/documents';
import {
  type CreationKind,
  mostBytesOfCreation,
  mostCreationBytes,
  mostCreations,
  storedCreation,
} from '@michi/games/creation';
import * as z from 'zod/mini';
import { ApiError, fieldError } from '../../api/api-error.ts';
import type { Ms } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import type { CreationsRepository } from './repository.ts';

export interface CreationsParts {
  readonly repository: CreationsRepository;
  readonly queue: WriteQueue;
  readonly now: () => Ms;
  /** Every kind of creation by its name. */
  readonly kinds: ReadonlyMap<string, CreationKind<unknown>>;
  /** Who plays on the device of a key; null when nothing was ever heard of it. */
  playerOf(deviceKey: string): Promise<string | null>;
  /** The same, entered when new; keeps everybody else from writing for this player until the commit. */
  playing(deviceKey: string, at: Ms): Promise<{ readonly playerId: string; readonly isGuest: boolean }>;
}

export interface CreationsService {
  ofDevice(deviceId: string): Promise<ListedCreation[]>;
  /** Throws ApiError 404 when there is none. */
  find(deviceId: string, name: string): Promise<Document>;
  /**
   * Throws ApiError 404 for a name that no creation can have, 422 for a value that it cannot have, 413 for one that is too
   * large, 409 when the account has no room, 403 for a guest.
   */
  put(
    deviceId: string,
    name: string,
    sent: BodyOf<typeof putCreation>,
  ): Promise<AnswerOf<typeof putCreation>>;
}

/**
 * So many removals other devices can hear of. One that was away for longer keeps the creation, which then comes back if it goes
 * on there: nothing is lost.
 */
export const mostRemoved = 300;

const creationName =
  /^(?<kind>[a-z]+\.[a-z]+)\.(?<id>[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

export function createCreationsService(parts: CreationsParts): CreationsService {
  const { repository, queue, now, kinds } = parts;
  const notFound = () => new ApiError(404, { sentence: { key: 'creation.unknown' } });

  /** The value as JSON; null for one that removes the creation. */
  function parsedValue(name: string, { format, value }: BodyOf<typeof putCreation>): string | null {
    const kind = kinds.get(creationName.exec(name)?.groups?.kind ?? '');
    if (!kind) throw notFound();
    if (value === null) return null;
    if (format !== kind.format) throw fieldError(422, 'format', 'creation.otherFormat');
    const parsed = z.safeParse(storedCreation(kind.schema), value);
    if (!parsed.success) throw fieldError(422, 'value', 'field.wrong');
    const json = JSON.stringify(parsed.data);
    if (Buffer.byteLength(json) > mostBytesOfCreation)
      throw new ApiError(413, { sentence: { key: 'creation.tooLarge' } });
    return json;
  }

  async function ensureRoom(playerId: string, name: string, bytes: number): Promise<void> {
    const beside = await repository.beside(playerId, name);
    if (beside.count >= mostCreations || beside.bytes + bytes > mostCreationBytes)
      throw new ApiError(409, { sentence: { key: 'creation.noRoom', values: { maximum: mostCreations } } });
  }

  return {
    async ofDevice(deviceId) {
      const playerId = await parts.playerOf(deviceKey(deviceId));
      return playerId === null ? [] : repository.list(playerId);
    },

    async find(deviceId, name) {
      const playerId = await parts.playerOf(deviceKey(deviceId));
      const found = playerId === null ? null : await repository.find(playerId, name);
      if (!found) throw notFound();
      return found;
    },

    async put(deviceId, name, sent) {
      const json = parsedValue(name, sent);
      const key = deviceKey(deviceId);
      return queue.run(async () => {
        const at = now();
        const { playerId, isGuest } = await parts.playing(key, at);
        if (isGuest) throw new ApiError(403, { sentence: { key: 'creation.guest' } });
        const stored = await repository.find(playerId, name);
        if (stored && stored.version !== sent.base) return { taken: false, document: stored };
        const isGone = (stored?.value ?? null) === null;
        // Of what never was nothing is removed, and what is removed already stays so.
        if (json === null && isGone)
          return { taken: true, document: stored ?? { name, version: 0, format: sent.format, value: null } };
        const bytes = json === null ? 0 : Buffer.byteLength(json);
        if (json !== null) await ensureRoom(playerId, name, bytes);
        const version = (stored?.version ?? 0) + 1;
        const { format } = sent;
        await repository.store({
          player_id: playerId,
          name,
          version,
          format,
          value: json,
          bytes,
          updated_at: at,
        });
        if (json === null) await repository.forgetRemoved(playerId, mostRemoved);
        const value: unknown = json === null ? null : JSON.parse(json);
        return { taken: true, document: { name, version, format, value } };
      });
    },
  };
}

import type { AnswerOf, BodyOf } from '@michi/contracts/contract';
import type { Document } from '@michi/contracts/documents';
import type { ListedWork, putWork } from '@michi/contracts/works';
import { mostBytesOfWork, mostWorkBytes, mostWorks, storedWork, type WorkKind } from '@michi/games/work';
import * as z from 'zod/mini';
import { ApiError, fieldError } from '../../api/api-error.ts';
import type { Ms } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import type { WorksRepository } from './repository.ts';

export interface WorksParts {
  readonly repository: WorksRepository;
  readonly queue: WriteQueue;
  readonly now: () => Ms;
  /** Every kind of work by its name. */
  readonly kinds: ReadonlyMap<string, WorkKind<unknown>>;
  /** Who plays on the device of a key; null when nothing was ever heard of it. */
  playerOf(deviceKey: string): Promise<string | null>;
  /** The same, entered when new; keeps everybody else from writing for this player until the commit. */
  playing(deviceKey: string, at: Ms): Promise<{ readonly playerId: string; readonly isGuest: boolean }>;
}

export interface WorksService {
  ofDevice(deviceId: string): Promise<ListedWork[]>;
  /** Throws ApiError 404 when there is none. */
  find(deviceId: string, name: string): Promise<Document>;
  /**
   * Throws ApiError 404 for a name that no work can have, 422 for a value that it cannot have, 413 for one that is too
   * large, 409 when the account has no room, 403 for a guest.
   */
  put(deviceId: string, name: string, sent: BodyOf<typeof putWork>): Promise<AnswerOf<typeof putWork>>;
}

/**
 * So many removals other devices can hear of. One that was away for longer keeps the work, which then comes back if it goes
 * on there: nothing is lost.
 */
export const mostRemoved = 300;

const workName =
  /^(?<kind>[a-z]+\.[a-z]+)\.(?<id>[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

export function createWorksService(parts: WorksParts): WorksService {
  const { repository, queue, now, kinds } = parts;
  const notFound = () => new ApiError(404, { sentence: { key: 'work.unknown' } });

  /** The value as JSON; null for one that removes the work. */
  function parsedValue(name: string, { format, value }: BodyOf<typeof putWork>): string | null {
    const kind = kinds.get(workName.exec(name)?.groups?.kind ?? '');
    if (!kind) throw notFound();
    if (value === null) return null;
    if (format !== kind.format) throw fieldError(422, 'format', 'work.otherFormat');
    const parsed = z.safeParse(storedWork(kind.schema), value);
    if (!parsed.success) throw fieldError(422, 'value', 'field.wrong');
    const json = JSON.stringify(parsed.data);
    if (Buffer.byteLength(json) > mostBytesOfWork)
      throw new ApiError(413, { sentence: { key: 'work.tooLarge' } });
    return json;
  }

  async function ensureRoom(playerId: string, name: string, bytes: number): Promise<void> {
    const beside = await repository.beside(playerId, name);
    if (beside.count >= mostWorks || beside.bytes + bytes > mostWorkBytes)
      throw new ApiError(409, { sentence: { key: 'work.noRoom', values: { maximum: mostWorks } } });
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
        if (isGuest) throw new ApiError(403, { sentence: { key: 'work.guest' } });
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

import type { AnswerOf, BodyOf } from '@michi/contracts/contract';
import type { Document, putDocument } from '@michi/contracts/documents';
import type { Save } from '@michi/games/save';
import * as z from 'zod/mini';
import { ApiError, fieldError } from '../../api/api-error.ts';
import type { Ms } from '../../db/schema.ts';
import type { WriteQueue } from '../../db/write-queue.ts';
import { deviceKey } from '../../secrets/device-key.ts';
import type { DocumentsRepository } from './repository.ts';

export interface DocumentsParts {
  readonly repository: DocumentsRepository;
  readonly queue: WriteQueue;
  readonly now: () => Ms;
  /** Every kind of save by its name. */
  readonly saves: ReadonlyMap<string, Save<unknown>>;
  /** Who plays on the device of a key; null when nothing was ever heard of it. */
  playerOf(deviceKey: string): Promise<string | null>;
  /** The same, entered when new; keeps everybody else from writing for this player until the commit. */
  playing(deviceKey: string, at: Ms): Promise<{ readonly playerId: string; readonly isGuest: boolean }>;
}

export interface DocumentsService {
  ofDevice(deviceId: string): Promise<Document[]>;
  /** Throws ApiError 404 for a name that nothing has, 422 for a value that it cannot have, 403 for a guest. */
  put(
    deviceId: string,
    name: string,
    sent: BodyOf<typeof putDocument>,
  ): Promise<AnswerOf<typeof putDocument>>;
}

export function createDocumentsService(parts: DocumentsParts): DocumentsService {
  const { repository, queue, now, saves } = parts;

  function parsedValue(name: string, { format, value }: BodyOf<typeof putDocument>): unknown {
    const save = saves.get(name);
    if (!save) throw new ApiError(404, { sentence: { key: 'document.unknown' } });
    if (format !== save.format) throw fieldError(422, 'format', 'document.otherFormat');
    const parsed = z.safeParse(save.schema, value);
    if (!parsed.success) throw fieldError(422, 'value', 'field.wrong');
    return parsed.data;
  }

  return {
    async ofDevice(deviceId) {
      const playerId = await parts.playerOf(deviceKey(deviceId));
      return playerId === null ? [] : repository.all(playerId);
    },

    async put(deviceId, name, sent) {
      const value = parsedValue(name, sent);
      const key = deviceKey(deviceId);
      return queue.run(async () => {
        const at = now();
        const { playerId, isGuest } = await parts.playing(key, at);
        if (isGuest) throw new ApiError(403, { sentence: { key: 'document.guest' } });
        const stored = await repository.find(playerId, name);
        if (stored && stored.version !== sent.base) return { taken: false, document: stored };
        const next = { name, version: (stored?.version ?? 0) + 1, format: sent.format, value };
        await repository.store({
          ...next,
          player_id: playerId,
          value: JSON.stringify(value),
          updated_at: at,
        });
        return { taken: true, document: next };
      });
    },
  };
}

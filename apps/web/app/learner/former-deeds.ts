import { deviceId as deviceIdSchema, epochMs, levelId } from '@michi/contracts/fields';
import { postGameResult } from '@michi/contracts/game-results';
import * as z from 'zod/mini';
import type { JsonStore } from '../lib/device/storage.ts';
import { utcOffsetOf } from '../lib/time/day.ts';
import { type DeedOf, undelivered } from './deed.ts';
import { formerKeys } from './keys.ts';

const waitingResult = z.object({
  result: postGameResult.body,
  won: z.boolean(),
  score: z.int(),
  queuedAt: epochMs,
  sent: z.boolean(),
});

const completedModule = z.object({
  module: levelId,
  xp: z.int(),
  kanji: z.array(z.string()),
  day: z.int(),
  deviceId: deviceIdSchema,
  date: z.iso.date(),
  writtenAt: epochMs,
  confirmed: z.boolean(),
  unproved: z.boolean(),
});

/** Deeds as builds before 2026-11-23 kept them, and still do in a tab that stays open. */
export interface FormerDeeds {
  ids(): string[];
  get(id: string): DeedOf<'run'> | DeedOf<'module'> | null;
  remove(id: string): void;
  isOwnKey(key: string): boolean;
}

export function formerDeeds(store: JsonStore): FormerDeeds {
  const run = (id: string) => store.entry(formerKeys.result + id, waitingResult);
  const module = (id: string) => store.entry(formerKeys.module + id, completedModule);
  const prefixes = Object.values(formerKeys);
  return {
    ids: () => prefixes.flatMap((prefix) => store.keys(prefix).map((key) => key.slice(prefix.length))),
    get(id) {
      const finished = run(id).read();
      if (finished) return asRun(finished);
      const completed = module(id).read();
      return completed && asModule(id, completed);
    },
    remove(id) {
      run(id).remove();
      module(id).remove();
    },
    isOwnKey: (key) => prefixes.some((prefix) => key.startsWith(prefix)),
  };
}

function asRun({ result, won, score, queuedAt, sent }: z.infer<typeof waitingResult>): DeedOf<'run'> {
  const { runId, deviceId, ...played } = result;
  return {
    v: 1,
    id: runId,
    kind: 'run',
    owner: deviceId,
    at: queuedAt,
    utcOffset: utcOffsetOf(new Date(queuedAt)),
    body: { ...played, won, score },
    ...undelivered,
    sent,
  };
}

function asModule(id: string, completed: z.infer<typeof completedModule>): DeedOf<'module'> {
  const { module, xp, kanji, day, deviceId, date, writtenAt, confirmed, unproved } = completed;
  return {
    v: 1,
    id,
    kind: 'module',
    owner: deviceId,
    at: writtenAt,
    utcOffset: utcOffsetOf(new Date(writtenAt)),
    body: { module, xp, kanji, day, date },
    ...undelivered,
    sent: confirmed,
    confirmed,
    unproved,
  };
}

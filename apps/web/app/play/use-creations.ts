import type { CreationKind } from '@michi/games/creation';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type Creation, idOf } from '../learner/creation.ts';
import type { Creations } from '../learner/creations.ts';
import { browserPlayer } from './browser-player.ts';

/** A kind of creation by its name, such as `kotodama.haiku`. */
export interface NamedKind<Content> extends CreationKind<Content> {
  readonly name: string;
}

export interface CreationOf<Content> extends Creation {
  readonly content: Content;
}

/** The content of a creation; null when this build cannot read it. */
export const contentOf = <Content>(
  { format, schema }: CreationKind<Content>,
  creation: Creation,
): Content | null =>
  creation.format === format ? (z.safeParse(schema, creation.content).data ?? null) : null;

interface ShownCreations<Content> {
  /** The one changed last first; null until they are known, so on the server too. */
  readonly creations: readonly CreationOf<Content>[] | null;
  /** Ids of those that a newer build has made, which this one cannot read. */
  readonly newer: readonly string[];
}
const unknownYet: ShownCreations<never> = { creations: null, newer: [] };

/** The learner's creations of a kind; `failed` when this device cannot read them. */
export function useCreations<Content>(
  kind: NamedKind<Content>,
): ShownCreations<Content> & { readonly failed: boolean } {
  const [shown, show] = useState<ShownCreations<Content>>(unknownYet);
  const [failed, fail] = useState(false);
  useEffect(() => {
    const player = browserPlayer();
    let left = false;
    let unsubscribe = () => {};
    const read = async (creations: Creations) => {
      const all = await creations.of(kind.name);
      const readable = all.flatMap((creation) => {
        const content = contentOf(kind, creation);
        return content === null ? [] : { ...creation, content };
      });
      const newer = all.filter(({ format }) => format > kind.format).map(({ name }) => idOf(name));
      if (!left) show({ creations: readable, newer });
    };
    const failing = (error: unknown) => {
      console.warn('what was made on this device cannot be read', error);
      if (!left) fail(true);
    };
    player
      .creations()
      .then(async (creations) => {
        if (left) return;
        unsubscribe = creations.subscribe(() => void read(creations).catch(failing));
        await read(creations);
        await player.syncCreations();
      })
      .catch(failing);
    return () => {
      left = true;
      unsubscribe();
    };
  }, [kind]);
  return { ...shown, failed };
}

import type { WorkKind } from '@michi/games/work';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { idOf, type Work } from '../learner/work.ts';
import type { Works } from '../learner/works.ts';
import { browserPlayer } from './browser-player.ts';

/** A kind of work by its name, such as `kotodama.haiku`. */
export interface NamedKind<Content> extends WorkKind<Content> {
  readonly name: string;
}

export interface WorkOf<Content> extends Work {
  readonly content: Content;
}

/** The content of a work; null when this build cannot read it. */
export const contentOf = <Content>({ format, schema }: WorkKind<Content>, work: Work): Content | null =>
  work.format === format ? (z.safeParse(schema, work.content).data ?? null) : null;

interface ShownWorks<Content> {
  /** The one changed last first; null until they are known, so on the server too. */
  readonly works: readonly WorkOf<Content>[] | null;
  /** Ids of those that a newer build has made, which this one cannot read. */
  readonly newer: readonly string[];
}
const unknownYet: ShownWorks<never> = { works: null, newer: [] };

/** The learner's works of a kind; `failed` when this device cannot read them. */
export function useWorks<Content>(
  kind: NamedKind<Content>,
): ShownWorks<Content> & { readonly failed: boolean } {
  const [shown, show] = useState<ShownWorks<Content>>(unknownYet);
  const [failed, fail] = useState(false);
  useEffect(() => {
    const player = browserPlayer();
    let left = false;
    let unsubscribe = () => {};
    const read = async (works: Works) => {
      const all = await works.of(kind.name);
      const readable = all.flatMap((work) => {
        const content = contentOf(kind, work);
        return content === null ? [] : { ...work, content };
      });
      const newer = all.filter(({ format }) => format > kind.format).map(({ name }) => idOf(name));
      if (!left) show({ works: readable, newer });
    };
    const failing = (error: unknown) => {
      console.warn('what was made on this device cannot be read', error);
      if (!left) fail(true);
    };
    player
      .works()
      .then(async (works) => {
        if (left) return;
        unsubscribe = works.subscribe(() => void read(works).catch(failing));
        await read(works);
        await player.syncWorks();
      })
      .catch(failing);
    return () => {
      left = true;
      unsubscribe();
    };
  }, [kind]);
  return { ...shown, failed };
}

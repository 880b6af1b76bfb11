import type { WorkKind } from '@michi/games/work';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { Work } from '../learner/work.ts';
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

/**
 * The learner's works of a kind, the one changed last first; null until they are known, so on the server too. `failed`
 * when this device cannot read them. What a newer build has made is left out.
 */
export function useWorks<Content>(kind: NamedKind<Content>): {
  readonly works: readonly WorkOf<Content>[] | null;
  readonly failed: boolean;
} {
  const [shown, show] = useState<readonly WorkOf<Content>[] | null>(null);
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
      if (!left) show(readable);
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
  return { works: shown, failed };
}

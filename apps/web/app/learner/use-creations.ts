import type { CreationKind } from '@michi/games/creation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { browserLearner } from './browser-learner.ts';
import { type Creation, creationName, idOf } from './documents/creation.ts';
import type { Creations } from './documents/creations.ts';
import { Draft, type DraftState, type Keeping } from './documents/draft.ts';

/** A kind of creation by its name, such as `kotodama.haiku`. */
export interface NamedKind<Content> extends CreationKind<Content> {
  readonly name: string;
}

export interface CreationOf<Content> extends Creation {
  readonly content: Content;
}

/** The content of a creation; null when this build cannot read it. */
const contentOf = <Content>({ format, schema }: CreationKind<Content>, creation: Creation): Content | null =>
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
    const learner = browserLearner();
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
    learner
      .creations()
      .then(async (creations) => {
        if (left) return;
        unsubscribe = creations.subscribe(() => void read(creations).catch(failing));
        await read(creations);
        await learner.syncCreations();
      })
      .catch(failing);
    return () => {
      left = true;
      unsubscribe();
    };
  }, [kind]);
  return { ...shown, failed };
}

export interface OpenDraft<Content> extends DraftState<Content> {
  readonly draft: Draft<Content>;
}

export interface DraftRequest<Content> {
  readonly kind: NamedKind<Content>;
  /** The creation to go on with; without it the newest that `isOpen` takes. */
  readonly id: string | null;
  readonly isOpen: (creation: CreationOf<Content>) => boolean;
  /** What a new one begins with. */
  readonly first: Content;
}

const nothing = () => () => {};

/** Opens a draft, once, and follows it; null until it is open, so on the server too. */
export function useDraft<Content>(request: DraftRequest<Content>): OpenDraft<Content> | null {
  const [{ kind, id, isOpen, first }] = useState(request);
  const [draft, open] = useState<Draft<Content> | null>(null);
  useEffect(() => {
    let left = false;
    const learner = browserLearner();
    const find = async () => {
      const creations = await learner.creations();
      const found = id === null ? null : await creations.find(creationName(kind.name, id));
      const all = found ? [found] : id === null ? await creations.of(kind.name) : [];
      const begun = all
        .flatMap((creation) => {
          const content = contentOf(kind, creation);
          return content === null ? [] : { ...creation, content };
        })
        .find((creation) => found !== null || isOpen(creation));
      if (!left)
        open(new Draft({ creations, kind: kind.name, format: kind.format, begun: begun ?? null, first }));
    };
    find().catch((error: unknown) => console.warn('drafts cannot be had', error));
    return () => {
      left = true;
      void learner.deliver();
    };
  }, [kind, id, isOpen, first]);
  const shown = useSyncExternalStore<DraftState<Content> | null>(
    draft?.subscribe ?? nothing,
    draft?.shown ?? (() => null),
    () => null,
  );
  return draft && shown ? { ...shown, draft } : null;
}

/** Follows how the last change of a draft is kept. */
export const useKeeping = ({ subscribe, keeping }: Pick<Draft<unknown>, 'subscribe' | 'keeping'>): Keeping =>
  useSyncExternalStore(subscribe, keeping, keeping);

import { useEffect, useState, useSyncExternalStore } from 'react';
import { creationName } from '../learner/creation.ts';
import { browserPlayer } from './browser-player.ts';
import { Draft, type DraftState, type Keeping } from './draft.ts';
import { type CreationOf, contentOf, type NamedKind } from './use-creations.ts';

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
    const player = browserPlayer();
    const find = async () => {
      const creations = await player.creations();
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
      void player.deliver();
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

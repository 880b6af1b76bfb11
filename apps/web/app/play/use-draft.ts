import { useEffect, useState, useSyncExternalStore } from 'react';
import { workName } from '../learner/work.ts';
import { browserPlayer } from './browser-player.ts';
import { Draft, type DraftState, type Keeping } from './draft.ts';
import { contentOf, type NamedKind, type WorkOf } from './use-works.ts';

export interface OpenDraft<Content> extends DraftState<Content> {
  readonly draft: Draft<Content>;
}

export interface DraftRequest<Content> {
  readonly kind: NamedKind<Content>;
  /** The work to go on with; without it the newest that `isOpen` takes. */
  readonly id: string | null;
  readonly isOpen: (work: WorkOf<Content>) => boolean;
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
      const works = await player.works();
      const found = id === null ? null : await works.find(workName(kind.name, id));
      const all = found ? [found] : id === null ? await works.of(kind.name) : [];
      const begun = all
        .flatMap((work) => {
          const content = contentOf(kind, work);
          return content === null ? [] : { ...work, content };
        })
        .find((work) => found !== null || isOpen(work));
      if (!left)
        open(new Draft({ works, kind: kind.name, format: kind.format, begun: begun ?? null, first }));
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

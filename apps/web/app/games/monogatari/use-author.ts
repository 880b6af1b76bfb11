import { progressOf, withStory } from '@michi/games/monogatari/author';
import { shownContentOf } from '@michi/games/monogatari/score';
import type { Panel } from '@michi/games/monogatari/story';
import { SaveStore } from '../../learner/documents/save-store.ts';
import { useSave } from '../../learner/use-save.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { authorKind } from './story-kind.ts';

/** Points, best score, level and how many stories count; null until it is known. */
export function useAuthor() {
  const author = useSave(authorKind);
  return author && { ...progressOf(author), count: Object.keys(author.stories).length };
}

/** Keeps a story that was published. Answers the level before it and after it. */
export function storeStory(panels: readonly Panel[], run: string, score: number) {
  const store = new SaveStore(browserStore(), authorKind);
  const before = progressOf(store.value);
  const after = withStory(store.value, panels.map(shownContentOf), run, score);
  store.keep(after);
  return { before: before.level, after: progressOf(after).level };
}

import { Memories } from '../learner/memories.ts';
import { browserPlayer } from './browser-player.ts';

let memories: Memories | null = null;

/** What is remembered, as this page knows it, made when first asked for; in the browser only. */
export function browserMemories(): Memories {
  memories ??= new Memories(browserPlayer().memoriesEnvironment());
  return memories;
}

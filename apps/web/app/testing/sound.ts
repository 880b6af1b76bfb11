import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { effectIds, type MusicId, musicIds } from '../audio/sounds.ts';
import { TestAudioContext } from './audio-context.ts';

/** The page has one, from the first gesture on. */
let context: NotedContext | null = null;

class NotedContext extends TestAudioContext {
  /** The names of the sounds that are at hand. */
  readonly decoded: string[] = [];

  constructor() {
    super();
    context = this;
  }

  override async decodeAudioData(bytes: ArrayBuffer): Promise<{ name: string }> {
    const sound = await super.decodeAudioData(bytes);
    this.decoded.push(sound.name);
    return sound;
  }
}

/** The page gets a sound that is heard by the names of its files, or none of these files. */
export function listen({ hasFiles = true } = {}): void {
  vi.stubGlobal('AudioContext', NotedContext);
  const others = window.fetch;
  vi.stubGlobal('fetch', async (asked: RequestInfo | URL, init?: RequestInit) => {
    const [, name] = /\/files\/(\w+)\.mp3/.exec(new Request(asked, init).url) ?? [];
    if (name === undefined) return others(asked, init);
    if (!hasFiles) throw new TypeError('there is no file');
    return new Response(name);
  });
}

/** Opens the sound by a gesture. */
export const gesture = () => userEvent.keyboard('{Shift}');

/** Opens the sound, and waits until every effect is at hand. What was heard before is forgotten. */
export async function openSound(): Promise<void> {
  await gesture();
  await expect.poll(() => effectIds.filter((id) => !context?.decoded.includes(id))).toEqual([]);
  context?.sources.splice(0);
}

const isMusic = (name: string) => musicIds.includes(name as MusicId);
const started = () => context?.sources.flatMap(({ buffer }) => buffer?.name ?? []) ?? [];
/** The effects that were played, in their order. */
export const effectsHeard = () => started().filter((name) => !isMusic(name));
/** The music that was begun, in its order. */
export const musicHeard = () => started().filter(isMusic);

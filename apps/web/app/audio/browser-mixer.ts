import { logFailure } from '../lib/calls/log-failure.ts';
import { idle } from '../lib/pages/built-files.ts';
import { Mixer } from './mixer.ts';
import type { EffectId, MusicId } from './sounds.ts';

const files = import.meta.glob<string>('./files/*.mp3', { query: '?url', import: 'default', eager: true });

/** Each waits until the page has nothing else to do: there are a dozen. */
async function load(id: EffectId | MusicId): Promise<ArrayBuffer> {
  await idle();
  const response = await fetch(files[`./files/${id}.mp3`] ?? '');
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.arrayBuffer();
}

function makeMixer(): Mixer {
  const mixer = new Mixer({
    makeContext: () => new AudioContext({ latencyHint: 'interactive', sampleRate: 48_000 }),
    load,
    hidden: () => document.hidden,
    gestured: () => navigator.userActivation?.hasBeenActive ?? false,
    logFailure,
  });
  const unlock = () => mixer.unlock();
  for (const gesture of ['pointerup', 'touchend', 'keydown'])
    window.addEventListener(gesture, unlock, { capture: true, passive: true });
  document.addEventListener('visibilitychange', () => mixer.visibilityChanged());
  return mixer;
}

/** The mixer of this page; in the browser only. */
export const browserMixer: Mixer = makeMixer();

import type { LiveOutput } from '../../../audio/mixer.ts';
import { audioTimeAt } from './song-player.ts';

const seconds = 0.06;

/** Strikes wood so often, from a moment of the page's clock on; answers how to call it off. */
export function strikeWood(
  { context, node }: LiveOutput,
  from: number,
  everyMs: number,
  times: number,
): () => void {
  const first = audioTimeAt(from, performance.now(), context);
  const loudness = context.createGain();
  loudness.connect(node);
  loudness.gain.value = 0;
  const wood = context.createOscillator();
  wood.frequency.value = 1_250;
  wood.connect(loudness);
  wood.start(first);
  for (let strike = 0; strike < times; strike++) {
    const at = first + (strike * everyMs) / 1_000;
    loudness.gain.setValueAtTime(0.9, Math.max(at, context.currentTime));
    loudness.gain.exponentialRampToValueAtTime(0.001, Math.max(at, context.currentTime) + seconds);
    loudness.gain.setValueAtTime(0, Math.max(at, context.currentTime) + seconds);
  }
  wood.stop(first + (times * everyMs) / 1_000);
  return () => {
    wood.stop();
    loudness.disconnect();
  };
}

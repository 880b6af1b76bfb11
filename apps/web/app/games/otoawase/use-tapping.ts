import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isMuted } from '../../audio/settings.ts';
import { liveOutput, useAudioSettings, useInterruption } from '../../audio/use-sound.ts';
import { useSongSettings } from './settings.ts';
import { strikeWood } from './sound/clicks.ts';
import { beatMs, listenedBeats, type Measured, measure, tapOf, tappedBeats } from './tapping.ts';

/** The menu's music has faded by then. */
const silenceMs = 1_200;
/** The last tap may come so late. */
const graceMs = 400;

/** Tapping along with struck wood; what it says of the device's delay is kept at its end. */
export function useTapping(isTapping: boolean, onTapping: (isTapping: boolean) => void) {
  const { change } = useSongSettings();
  const { settings } = useAudioSettings('otoawase');
  const [offs, setOffs] = useState<ReadonlyMap<number, number>>(new Map());
  const [measured, setMeasured] = useState<Measured | null>(null);
  const [isMute, setMute] = useState(false);
  const firstBeat = useRef(0);

  const end = useEffectEvent(() => {
    const outcome = measure([...offs.values()]);
    setMeasured(outcome);
    if (outcome) change({ delayMs: outcome.delayMs });
    onTapping(false);
  });
  useEffect(() => {
    const output = isTapping ? liveOutput() : null;
    if (!output) return;
    const from = performance.now() + silenceMs;
    firstBeat.current = from + listenedBeats * beatMs;
    const silence = strikeWood(output, from, beatMs, listenedBeats + tappedBeats);
    const timer = setTimeout(() => end(), silenceMs + (listenedBeats + tappedBeats) * beatMs + graceMs);
    return () => {
      clearTimeout(timer);
      silence();
    };
  }, [isTapping]);
  // what is not heard cannot be measured
  useInterruption(() => isTapping && onTapping(false));

  const start = () => {
    const canBeHeard = liveOutput() !== null && settings.musicEnabled && !isMuted(settings);
    setMute(!canBeHeard);
    setOffs(new Map());
    setMeasured(null);
    if (canBeHeard) onTapping(true);
  };
  const tap = useCallback((madeAt: number) => {
    const tapped = tapOf(madeAt, firstBeat.current);
    if (tapped) setOffs((before) => new Map(before).set(tapped.beat, tapped.off));
  }, []);
  return { offs, measured, isMute, start, tap };
}

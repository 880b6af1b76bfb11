import type { GameId } from '@michi/games/catalogue';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { logFailure } from '../lib/calls/log-failure.ts';
import { orElse } from '../lib/calls/or-else.ts';
import { browserStore } from '../lib/device/storage.ts';
import { idle } from '../lib/pages/built-files.ts';
import type { LiveOutput, Mixer } from './mixer.ts';
import { type AudioSettings, defaultSettings, SettingsStore } from './settings.ts';
import type { EffectId, MusicId } from './sounds.ts';

let mixer: Promise<Mixer | null> | null = null;
let loadedMixer: Mixer | null = null;

/**
 * Lets the mixer act, which is loaded when a game first asks for it and its page is shown: to open the sound takes long.
 * Without it the game is silent.
 */
async function withMixer(act: (mixer: Mixer) => void): Promise<void> {
  mixer ??= orElse(
    async () => {
      await idle();
      return (await import('./browser-mixer.ts')).browserMixer;
    },
    null,
    'loading the mixer',
    logFailure,
  );
  const loaded = await mixer;
  loadedMixer = loaded;
  if (loaded) act(loaded);
  else mixer = null; // the next sound tries again
}

/** Plays an effect, if the game that is shown lets effects be heard. */
export function playEffect(id: EffectId): void {
  void withMixer((loaded) => loaded.play(id));
}

/** Where a score can be played now, if anywhere. */
export const liveOutput = (): LiveOutput | null => loadedMixer?.live ?? null;

/** Lets music and effects of a game be heard as long as the component is there, with the learner's settings. */
export function useSound(game: GameId, music: MusicId | null): void {
  const { settings } = useAudioSettings(game);
  useEffect(() => {
    void withMixer((loaded) => loaded.enter({ settings, music }));
    return () => void withMixer((loaded) => loaded.leave());
  }, [settings, music]);
}

/** Tells when the system takes the sound away while the page is seen, as for a call. */
export function useInterruption(act: () => void): void {
  const tell = useEffectEvent(act);
  useEffect(() => {
    const gone = new AbortController();
    void withMixer((loaded) => {
      const stop = loaded.onInterruption(() => tell());
      if (gone.signal.aborted) stop();
      else gone.signal.addEventListener('abort', stop);
    });
    return () => gone.abort();
  }, []);
}

export interface ChangeableSettings {
  readonly settings: AudioSettings;
  change(change: Partial<AudioSettings>): void;
  reset(): void;
}

/** How a game sounds on this device; the defaults on the server and at hydration. */
export function useAudioSettings(game: GameId): ChangeableSettings {
  const kept = useMemo(() => {
    const store = () => new SettingsStore(browserStore(), game);
    return {
      subscribe: (listener: () => void) => store().subscribe(listener),
      settings: () => store().settings,
      change: (change: Partial<AudioSettings>) => store().change(change),
      reset: () => store().reset(),
    };
  }, [game]);
  const settings = useSyncExternalStore(kept.subscribe, kept.settings, () => defaultSettings(game));
  return { settings, change: kept.change, reset: kept.reset };
}

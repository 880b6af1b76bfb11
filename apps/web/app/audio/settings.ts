import { catalogue, type GameId } from '@michi/games/catalogue';
import type { Game } from '@michi/games/game';
import * as z from 'zod/mini';
import type { Entry, JsonStore } from '../lib/device/storage.ts';

/** How a game sounds on this device. Volumes are 0 to 1. */
export interface AudioSettings {
  readonly masterVolume: number;
  readonly musicVolume: number;
  readonly sfxVolume: number;
  readonly musicEnabled: boolean;
  readonly sfxEnabled: boolean;
}

const commonVolumes = { master: 0.7, music: 0.3, effects: 0.7 };

const settingsAt = ({ master, music, effects }: typeof commonVolumes): AudioSettings => ({
  masterVolume: master,
  musicVolume: music,
  sfxVolume: effects,
  musicEnabled: true,
  sfxEnabled: true,
});
const defaults = new Map(
  catalogue.map(({ id, volumes }: Game) => [id, settingsAt(volumes ?? commonVolumes)]),
);

/** How a game sounds until something is changed; the same object every time. */
export const defaultSettings = (game: GameId): AudioSettings => defaults.get(game) as AudioSettings;

/** A volume from 0 to 1: what lies beyond an end becomes that end, what is no number a half. */
export function toVolume(value: unknown): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return 0.5;
  return Math.min(1, Math.max(0, value));
}

/** A slider's place, 0 to 100, as a volume. */
export const fromPercent = (percent: number): number => toVolume(percent / 100);
/** A volume as a slider's place. */
export const toPercent = (volume: number): number => Math.round(volume * 100);

/** Whether nothing at all can be heard. */
export const isMuted = (settings: AudioSettings): boolean =>
  settings.masterVolume === 0 || !(settings.musicEnabled || settings.sfxEnabled);

const volumeSchema = z.pipe(z.unknown(), z.transform(toVolume));
const settingsSchema: z.ZodMiniType<AudioSettings> = z.object({
  masterVolume: volumeSchema,
  musicVolume: volumeSchema,
  sfxVolume: volumeSchema,
  musicEnabled: z.boolean(),
  sfxEnabled: z.boolean(),
});

/** The settings of one game, as this device keeps them. */
export class SettingsStore {
  readonly #store: JsonStore;
  readonly #key: string;
  readonly #entry: Entry<AudioSettings>;

  constructor(store: JsonStore, game: GameId) {
    this.#store = store;
    this.#key = `kanji-no-michi:audio:${game}`;
    this.#entry = store.entry(this.#key, settingsSchema, () => defaultSettings(game));
  }

  /** The same object until something changed. */
  get settings(): AudioSettings {
    return this.#entry.read();
  }

  change(change: Partial<AudioSettings>): void {
    const { masterVolume, musicVolume, sfxVolume, ...switches } = { ...this.settings, ...change };
    this.#entry.write({
      masterVolume: toVolume(masterVolume),
      musicVolume: toVolume(musicVolume),
      sfxVolume: toVolume(sfxVolume),
      ...switches,
    });
  }

  /** Goes back to the defaults of the game. */
  reset(): void {
    this.#entry.remove();
  }

  subscribe(listener: () => void): () => void {
    return this.#store.onChange((changed) => {
      if (changed === null || changed === this.#key) listener();
    });
  }
}

import type { AudioSettings } from './settings.ts';
import {
  type EffectId,
  effectIds,
  loopMarginSeconds,
  loopSeconds,
  type MusicId,
  measures,
} from './sounds.ts';

const fadeSeconds = 1;
/** A volume glides there in about this time, so that moving a slider does not crackle. */
const glideSeconds = 0.05;

/** What is to be heard on a screen. */
export interface Soundscape {
  readonly settings: AudioSettings;
  /** The loop in the background; null where there is none. */
  readonly music: MusicId | null;
}

/** Where music goes that is made while it is heard. */
export interface LiveOutput {
  readonly context: BaseAudioContext;
  readonly node: AudioNode;
}

/** What the mixer needs of the browser. */
export interface SoundWorld {
  /** Throws where the browser has no sound. */
  makeContext(): AudioContext;
  /** The file of a sound. */
  load(id: EffectId | MusicId): Promise<ArrayBuffer>;
  /** Whether the learner cannot see the page. */
  hidden(): boolean;
  /** Whether the learner has touched the page or pressed a key since it was loaded. */
  gestured(): boolean;
  logFailure(error: unknown, what: string): void;
}

/** Music and effects → master → ears. */
interface Graph {
  readonly context: AudioContext;
  readonly master: GainNode;
  readonly music: GainNode;
  readonly effects: GainNode;
  /** Takes music that is made while it is heard. */
  readonly live: GainNode;
}

interface Voice {
  readonly id: MusicId;
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
  /** When, by the clock of the context, its loop began. */
  readonly beganAt: number;
}

/**
 * Plays what the screens of games want to be heard, through one audio context, which is made at the first gesture.
 * A sound that cannot be loaded is logged and not heard; nothing here throws.
 */
export class Mixer {
  readonly #world: SoundWorld;
  #graph: Graph | null = null;
  /** The browser has no sound. */
  #mute = false;
  #soundscape: Soundscape | null = null;
  /** Whether the context last told that it runs. */
  #running = false;
  /** Whether the mixer itself has let the context rest, and it has not told so yet. */
  #suspending = false;
  readonly #onInterruption = new Set<() => void>();
  #voice: Voice | null = null;
  #settling = false;
  readonly #loading = new Map<EffectId | MusicId, Promise<AudioBuffer | null>>();
  readonly #ready = new Map<EffectId | MusicId, AudioBuffer>();

  constructor(world: SoundWorld) {
    this.#world = world;
  }

  /** A screen is there, or wants something else from now on. */
  enter(soundscape: Soundscape): void {
    this.#soundscape = soundscape;
    if (this.#world.gestured()) this.unlock();
    this.#settleSoon();
  }

  /** The screen is gone. Another one that follows at once may go on with its music. */
  leave(): void {
    this.#soundscape = null;
    this.#settleSoon();
  }

  /** The learner touched the page or pressed a key: only now browsers allow sound. */
  unlock(): void {
    if (this.#soundscape === null || this.#mute || this.#world.hidden()) return;
    if (this.#graph === null) {
      try {
        const context = this.#world.makeContext();
        context.addEventListener('statechange', () => this.#stateChanged(context));
        this.#graph = buildGraph(context);
      } catch (error) {
        this.#mute = true;
        this.#world.logFailure(error, 'opening the sound');
        return;
      }
      this.#settleSoon();
    }
    this.#wake(this.#graph.context);
  }

  /** The page was hidden, or is seen again. */
  visibilityChanged(): void {
    const context = this.#graph?.context;
    if (!context) return;
    if (this.#world.hidden()) this.#suspend(context);
    else if (this.#soundscape !== null) this.#wake(context);
  }

  /**
   * Tells when the system takes the sound away from a screen that is seen, as for a call or an alarm. It comes back with
   * the next gesture. Ends with the function that is answered.
   */
  onInterruption(listener: () => void): () => void {
    this.#onInterruption.add(listener);
    return () => void this.#onInterruption.delete(listener);
  }

  /** Plays an effect now; one that is not loaded yet would come too late and is left out. */
  play(id: EffectId): void {
    const sound = this.#ready.get(id);
    if (!sound || this.#graph?.context.state !== 'running' || !this.#soundscape?.settings.sfxEnabled) return;
    const source = this.#graph.context.createBufferSource();
    source.buffer = sound;
    source.connect(this.#graph.effects);
    source.start();
  }

  /** Where a score can be played now; null without a gesture, without sound and while the page is hidden. */
  get live(): LiveOutput | null {
    const graph = this.#graph;
    return graph?.context.state === 'running' ? { context: graph.context, node: graph.live } : null;
  }

  /** Screens follow each other within one task: only what is wanted at its end counts. */
  #settleSoon(): void {
    if (this.#settling) return;
    this.#settling = true;
    queueMicrotask(() => {
      this.#settling = false;
      if (this.#graph) this.#settle(this.#graph);
    });
  }

  #settle(graph: Graph): void {
    const { context } = graph;
    if (this.#soundscape === null) {
      if (this.#voice) this.#fadeOut(context, this.#voice);
      else this.#suspend(context);
      return;
    }
    const { settings } = this.#soundscape;
    glide(context, graph.master.gain, settings.masterVolume);
    glide(context, graph.music.gain, settings.musicVolume);
    glide(context, graph.effects.gain, settings.sfxEnabled ? settings.sfxVolume : 0);
    glide(context, graph.live.gain, settings.musicEnabled ? 1 : 0);
    if (!this.#world.hidden()) this.#wake(context);
    if (settings.sfxEnabled) for (const id of effectIds) void this.#load(context, id);
    const wanted = this.#wantedMusic();
    if (wanted !== null) void this.#startMusic(graph, wanted);
    else if (this.#voice) this.#fadeOut(context, this.#voice);
  }

  #wantedMusic(): MusicId | null {
    return this.#soundscape?.settings.musicEnabled ? this.#soundscape.music : null;
  }

  async #startMusic({ context, music }: Graph, id: MusicId): Promise<void> {
    const sound = await this.#load(context, id);
    if (sound === null || this.#wantedMusic() !== id || this.#voice?.id === id) return;
    const now = context.currentTime;
    const before = this.#voice;
    const into =
      before && measures[before.id].bpm === measures[id].bpm ? (now - before.beganAt) % loopSeconds(id) : 0;
    if (before) this.#fadeOut(context, before);

    const source = context.createBufferSource();
    source.buffer = sound;
    source.loop = true;
    source.loopStart = loopMarginSeconds;
    source.loopEnd = loopMarginSeconds + loopSeconds(id);
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, now);
    gain.gain.linearRampToValueAtTime(1, now + fadeSeconds);
    source.connect(gain).connect(music);
    source.start(now, loopMarginSeconds + into);
    this.#voice = { id, source, gain, beganAt: now - into };
  }

  /** Ends a voice softly. With the last one, when no game is there any more, the context rests. */
  #fadeOut(context: AudioContext, { source, gain }: Voice): void {
    const now = context.currentTime;
    const level = gain.gain.value;
    gain.gain.cancelScheduledValues(now);
    gain.gain.setValueAtTime(level, now);
    gain.gain.linearRampToValueAtTime(0, now + fadeSeconds);
    source.stop(now + fadeSeconds);
    source.onended = () => {
      gain.disconnect();
      if (this.#soundscape === null) this.#suspend(context);
    };
    this.#voice = null;
  }

  /** A sound, loaded once; null when it cannot be had now. It is asked for again with the next soundscape. */
  #load(context: AudioContext, id: EffectId | MusicId): Promise<AudioBuffer | null> {
    const known = this.#loading.get(id);
    if (known) return known;
    const loading = this.#decode(context, id);
    this.#loading.set(id, loading);
    return loading;
  }

  async #decode(context: AudioContext, id: EffectId | MusicId): Promise<AudioBuffer | null> {
    try {
      const sound = await context.decodeAudioData(await this.#world.load(id));
      this.#ready.set(id, sound);
      return sound;
    } catch (error) {
      this.#loading.delete(id);
      this.#world.logFailure(error, `loading the sound ${id}`);
      return null;
    }
  }

  #stateChanged(context: AudioContext): void {
    const wasRunning = this.#running;
    this.#running = context.state === 'running';
    if (this.#running || !wasRunning) return;
    const isOurs = this.#suspending;
    this.#suspending = false;
    if (this.#soundscape === null || this.#world.hidden()) return;
    if (isOurs)
      this.#wake(context); // meanwhile it is wanted again
    else for (const tell of this.#onInterruption) tell();
  }

  #wake(context: AudioContext): void {
    if (context.state === 'running') return;
    context.resume().catch((error: unknown) => this.#world.logFailure(error, 'resuming the sound'));
  }

  #suspend(context: AudioContext): void {
    this.#suspending = context.state === 'running';
    context.suspend().catch((error: unknown) => this.#world.logFailure(error, 'suspending the sound'));
  }
}

function buildGraph(context: AudioContext): Graph {
  const master = context.createGain();
  const music = context.createGain();
  const effects = context.createGain();
  const live = context.createGain();
  music.connect(master);
  effects.connect(master);
  live.connect(music);
  master.connect(context.destination);
  for (const { gain } of [master, music, effects, live]) gain.setValueAtTime(0, 0);
  return { context, master, music, effects, live };
}

function glide(context: AudioContext, parameter: AudioParam, volume: number): void {
  parameter.cancelScheduledValues(context.currentTime);
  parameter.setTargetAtTime(volume, context.currentTime, glideSeconds / 3);
}

import type { Page } from '@playwright/test';

/** What a page did with sound, noted by its own scripts: asking a page anything counts as a gesture. */
interface Ears {
  /** Of every context: how many gestures there had been when it was made. */
  gesturesBefore: number[];
  context: AudioContext | null;
  analyser: AnalyserNode | null;
  /** Seconds of every sound that was decoded, and of every one that was started. */
  decoded: number[];
  started: number[];
}

declare global {
  interface Window {
    ears: Ears;
  }
}

/** Listens at the way to the speakers, from the next page on. Says "mixer ready" on the console when there is one. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ears: Ears = { gesturesBefore: [], context: null, analyser: null, decoded: [], started: [] };
    window.ears = ears;
    let gestures = 0;
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, (event) => (gestures += event.isTrusted ? 1 : 0), { capture: true });

    window.addEventListener = new Proxy(window.addEventListener, {
      apply(add, target, [type, ...rest]) {
        Reflect.apply(add, target, [type, ...rest]);
        if (type === 'touchend') console.debug('mixer ready');
      },
    });
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        ears.context = this;
        ears.gesturesBefore.push(gestures);
        ears.analyser = new AnalyserNode(this, { fftSize: 16_384 });
        ears.analyser.connect(this.destination);
      }
      override async decodeAudioData(bytes: ArrayBuffer): Promise<AudioBuffer> {
        const sound = await super.decodeAudioData(bytes);
        ears.decoded.push(sound.duration);
        return sound;
      }
      override createGain(): GainNode {
        const gain = super.createGain();
        const connect = gain.connect.bind(gain) as (target: AudioNode) => AudioNode;
        const listened = (target: AudioNode) =>
          connect(target === this.destination && ears.analyser ? ears.analyser : target);
        return Object.assign(gain, { connect: listened });
      }
      override createBufferSource(): AudioBufferSourceNode {
        const source = super.createBufferSource();
        const start = source.start.bind(source);
        const noted = (...when: [number?, number?]) => {
          ears.started.push(Math.round((source.buffer?.duration ?? 0) * 100) / 100);
          start(...when);
        };
        return Object.assign(source, { start: noted });
      }
    };
  });
}

/** Whether the page's sound runs; null when it has none. */
export const soundState = (page: Page): Promise<string | null> =>
  page.evaluate(() => window.ears.context?.state ?? null);

/** How loud the page is just now (root mean square); 0 is silence. */
export const loudness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { analyser } = window.ears;
    if (!analyser) return 0;
    const samples = new Float32Array(analyser.fftSize);
    analyser.getFloatTimeDomainData(samples);
    return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  });

/** Seconds of the sounds that were started since the page was opened. */
export const startedSounds = (page: Page): Promise<number[]> => page.evaluate(() => window.ears.started);

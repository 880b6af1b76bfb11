import { expect, test } from 'vitest';
import { TestAudioContext } from '../testing/audio-context.ts';
import { Mixer, type SoundWorld } from './mixer.ts';
import { type AudioSettings, defaultSettings } from './settings.ts';
import { effectIds, loopMarginSeconds, loopSeconds, type MusicId } from './sounds.ts';

const settings = defaultSettings('mitsukete');

/** Lets everything that only waits for other things of this test come to its end. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function setUp(world: Partial<SoundWorld> = {}) {
  const context = new TestAudioContext();
  const log: string[] = [];
  const tab = { hidden: false, gestured: false, contexts: 0 };
  const asked: string[] = [];
  const mixer = new Mixer({
    makeContext() {
      tab.contexts += 1;
      return context as unknown as AudioContext;
    },
    async load(id) {
      asked.push(id);
      return new TextEncoder().encode(id).buffer;
    },
    hidden: () => tab.hidden,
    gestured: () => tab.gestured,
    logFailure: (_, what) => log.push(what),
    ...world,
  });
  const enter = (music: MusicId, change: Partial<AudioSettings> = {}) => {
    mixer.enter({ settings: { ...settings, ...change }, music });
    return settled();
  };
  return { mixer, context, log, tab, asked, enter };
}

/** A mixer whose menu music is heard in full. */
async function playing(world: Partial<SoundWorld> = {}) {
  const all = setUp(world);
  await all.enter('menu');
  all.mixer.unlock();
  await settled();
  all.context.pass(1);
  return all;
}

test('AUD-03 nothing is made, loaded or heard before the first gesture', async () => {
  const { mixer, context, tab, asked, enter } = setUp();
  await enter('menu');
  mixer.play('click');
  mixer.visibilityChanged();
  await settled();
  expect([tab.contexts, asked]).toEqual([0, []]);

  mixer.unlock();
  await settled();
  expect(tab.contexts).toBe(1);
  context.pass(1);
  expect(context.heard()).toEqual({ menu: 0.5 * 0.3 });
});

test('AUD-03 a gesture made on another page of the site counts, one without a game does nothing', async () => {
  const { mixer, tab, enter } = setUp();
  mixer.unlock();
  expect(tab.contexts).toBe(0);
  tab.gestured = true;
  await enter('menu');
  mixer.unlock();
  expect(tab.contexts).toBe(1);
});

test('AUD-02 music fades in, over and out within a second', async () => {
  const { mixer, context, enter } = setUp();
  await enter('menu');
  mixer.unlock();
  await settled();
  expect(context.heard()).toEqual({ menu: 0 });
  context.pass(0.5);
  expect(context.heard()).toEqual({ menu: 0.075 });
  context.pass(0.5);
  expect(context.heard()).toEqual({ menu: 0.15 });

  await enter('play');
  context.pass(0.5);
  expect(context.heard()).toEqual({ menu: 0.075, play: 0.075 });
  context.pass(0.5);
  expect(context.heard()).toEqual({ play: 0.15 });

  await enter('play', { musicEnabled: false });
  context.pass(0.9);
  expect(context.heard()).toEqual({ play: 0.015 });
  context.pass(0.1);
  expect(context.heard()).toEqual({});
});

test('AUD-04 the happy music takes over in the middle of the bar, other music begins at its beginning', async () => {
  const { context, enter } = await playing();
  await enter('play');
  context.pass(33.3);
  await enter('happy');
  const [menu, play, happy] = context.sources;
  expect(menu?.offset).toBe(loopMarginSeconds);
  expect(play?.offset).toBe(loopMarginSeconds);
  expect(happy?.offset).toBeCloseTo(loopMarginSeconds + 33.3 - loopSeconds('play'));
  expect(happy?.loopStart).toBe(loopMarginSeconds);
  expect(happy?.loopEnd).toBe(loopMarginSeconds + loopSeconds('happy'));
  expect(happy?.loop).toBe(true);
});

test('screens that follow each other at once go on with the music; without a game it ends and all rests', async () => {
  const { mixer, context, enter } = await playing();
  mixer.leave();
  await enter('menu');
  context.pass(10);
  expect(context.sources).toHaveLength(1);
  expect(context.heard()).toEqual({ menu: 0.15 });

  mixer.leave();
  await settled();
  context.pass(1);
  expect(context.state).toBe('suspended');

  await enter('menu');
  context.pass(1);
  expect(context.heard()).toEqual({ menu: 0.15 });
});

test('a game without music is left in silence at once', async () => {
  const { mixer, context, enter } = setUp();
  await enter('menu', { musicEnabled: false });
  mixer.unlock();
  await settled();
  expect(context.state).toBe('running');
  mixer.leave();
  await settled();
  expect(context.state).toBe('suspended');
});

test('AUD-03 a hidden tab is silent, and stays so whatever happens in it', async () => {
  const { mixer, context, tab, enter } = await playing();
  tab.hidden = true;
  mixer.visibilityChanged();
  expect(context.state).toBe('suspended');
  mixer.unlock();
  mixer.play('click');
  await enter('play');
  expect(context.heard()).toEqual({});
  expect(context.state).toBe('suspended');

  tab.hidden = false;
  mixer.visibilityChanged();
  context.pass(1);
  expect(context.heard()).toEqual({ play: 0.15 });
});

test('AUD-03 a tab that was hidden from the start opens no sound, and one left by its game does not wake', async () => {
  const { mixer, context, tab, enter } = setUp();
  tab.hidden = true;
  await enter('menu');
  mixer.unlock();
  expect(tab.contexts).toBe(0);

  tab.hidden = false;
  mixer.unlock();
  await settled();
  mixer.leave();
  await settled();
  context.pass(1);
  mixer.visibilityChanged();
  expect(context.state).toBe('suspended');
});

test('AUD-02 volumes and switches hold for what is being heard', async () => {
  const { mixer, context, enter } = await playing();
  mixer.play('correct');
  expect(context.heard()).toEqual({ menu: 0.15, correct: 0.3 });
  await enter('menu', { masterVolume: 1, musicVolume: 0.5, sfxVolume: 0.1 });
  expect(context.heard()).toEqual({ menu: 0.5, correct: 0.1 });
  await enter('menu', { sfxEnabled: false });
  expect(context.heard()).toEqual({ menu: 0.15, correct: 0 });
  const sounding = context.sources.length;
  mixer.play('correct');
  expect(context.sources).toHaveLength(sounding);
});

test('AUD-03 every effect is loaded once, and music only when it is wanted', async () => {
  const { mixer, asked, enter } = setUp();
  await enter('menu', { musicEnabled: false });
  mixer.unlock();
  await settled();
  expect(asked).toEqual([...effectIds]);
  await enter('menu');
  await enter('menu');
  expect(asked).toEqual([...effectIds, 'menu']);
});

test('an effect that is not there yet is left out', async () => {
  const { mixer, context, enter } = setUp();
  await enter('menu', { musicEnabled: false });
  mixer.unlock();
  mixer.play('click');
  await settled();
  expect(context.heard()).toEqual({});
  mixer.play('click');
  expect(context.heard()).toEqual({ click: 0.3 });
});

test('AUD-03 a sound that cannot be loaded is only logged, and asked for again with the next screen', async () => {
  const { mixer, context, log, enter } = setUp();
  const offline = setUp({ load: () => Promise.reject(new Error('offline')) });
  await offline.enter('menu');
  offline.mixer.unlock();
  await settled();
  offline.mixer.play('click');
  expect(offline.context.heard()).toEqual({});
  expect(offline.log).toEqual([...effectIds, 'menu'].map((id) => `loading the sound ${id}`));
  await offline.enter('menu');
  expect(offline.log).toHaveLength(2 * (effectIds.length + 1));

  context.decodeAudioData = () => Promise.reject(new Error('no MP3'));
  await enter('menu', { sfxEnabled: false });
  mixer.unlock();
  await settled();
  expect(log).toEqual(['loading the sound menu']);
});

test('AUD-03 OTO-01 a browser without sound is told of once and stays usable', async () => {
  const { mixer, log, enter } = setUp({
    makeContext() {
      throw new ReferenceError('AudioContext is not defined');
    },
  });
  await enter('menu');
  mixer.unlock();
  mixer.unlock();
  mixer.play('click');
  mixer.leave();
  await settled();
  expect(log).toEqual(['opening the sound']);
});

test('a context that will not wake is only logged', async () => {
  const { mixer, context, log, enter } = setUp();
  context.resume = () => Promise.reject(new Error('not allowed'));
  await enter('menu', { musicEnabled: false, sfxEnabled: false });
  mixer.unlock();
  await settled();
  expect(log.length).toBeGreaterThan(0);
  expect(new Set(log)).toEqual(new Set(['resuming the sound']));
});

test('AUD-03 OTO-01 music that is made while it is heard passes the volumes, and has no loop beside it', async () => {
  const { mixer, context, tab } = await playing();
  mixer.enter({ settings, music: null });
  await settled();
  context.pass(1);
  expect(context.heard()).toEqual({});

  const source = context.createBufferSource();
  source.connect(mixer.live?.node as unknown as Parameters<typeof source.connect>[0]);
  expect(source.loudness).toBeCloseTo(0.5 * 0.3, 5);
  mixer.enter({ settings: { ...settings, musicEnabled: false }, music: null });
  await settled();
  expect(source.loudness).toBe(0);

  tab.hidden = true;
  mixer.visibilityChanged();
  await settled();
  expect(mixer.live).toBeNull();
});

test('AUD-03 OTO-01 nothing can be played live before the first gesture', async () => {
  const { mixer, enter } = setUp();
  await enter('menu');
  expect(mixer.live).toBeNull();
});

test.each(['suspended', 'interrupted'] as const)(
  'AUD-03 sound that the system takes away is told of, and comes back with a gesture: %s',
  async (state) => {
    const { mixer, context } = await playing();
    let told = 0;
    const forget = mixer.onInterruption(() => told++);
    context.become(state);
    expect([told, context.heard(), mixer.live]).toEqual([1, {}, null]);
    context.become(state === 'interrupted' ? 'suspended' : 'interrupted');
    expect(told).toBe(1);
    mixer.unlock();
    context.pass(1);
    expect(context.heard()).toEqual({ menu: 0.15 });
    context.become(state);
    expect(told).toBe(2);
    forget();
    mixer.unlock();
    context.become(state);
    expect(told).toBe(2);
  },
);

test('AUD-03 what the mixer lets rest itself is no interruption, and wakes when it is wanted before it rests', async () => {
  const { mixer, context, tab, enter } = await playing();
  let told = 0;
  mixer.onInterruption(() => told++);
  tab.hidden = true;
  mixer.visibilityChanged();
  tab.hidden = false;
  mixer.visibilityChanged();
  mixer.leave();
  await settled();
  context.pass(1);
  expect(context.state).toBe('suspended');
  await enter('menu');
  let rest = () => {};
  context.suspend = async () => {
    rest = () => context.become('suspended'); // browsers take a moment
  };
  tab.hidden = true;
  mixer.visibilityChanged();
  tab.hidden = false;
  mixer.visibilityChanged();
  rest();
  expect([context.state, told]).toEqual(['running', 0]);
});

/** A change of a parameter: at once, or gradually until `time`. */
interface Change {
  readonly time: number;
  readonly value: number;
  readonly gradual: boolean;
}

class TestParam {
  readonly #context: TestAudioContext;
  #changes: Change[] = [{ time: 0, value: 1, gradual: false }];

  constructor(context: TestAudioContext) {
    this.#context = context;
  }

  get value(): number {
    const now = this.#context.currentTime;
    const last = this.#changes.findLast(({ time }) => time <= now) ?? { time: 0, value: 1 };
    const next = this.#changes.find(({ time }) => time > now);
    if (!next?.gradual) return last.value;
    return last.value + ((next.value - last.value) * (now - last.time)) / (next.time - last.time);
  }

  setValueAtTime(value: number, time: number): void {
    this.#changes.push({ time, value, gradual: false });
  }

  linearRampToValueAtTime(value: number, time: number): void {
    this.#changes.push({ time, value, gradual: true });
  }

  /** Gets there in time for every test. */
  setTargetAtTime(value: number, time: number): void {
    this.#changes.push({ time, value, gradual: false });
  }

  cancelScheduledValues(from: number): void {
    this.#changes = this.#changes.filter(({ time }) => time < from);
  }
}

class TestNode {
  #output: TestNode | null = null;

  connect(node: TestNode): TestNode {
    this.#output = node;
    return node;
  }

  disconnect(): void {
    this.#output = null;
  }

  /** How much of what comes in here arrives at the ears. */
  get loudness(): number {
    return this.#output?.loudness ?? 0;
  }
}

class TestEars extends TestNode {
  override get loudness(): number {
    return 1;
  }
}

class TestGain extends TestNode {
  readonly gain: TestParam;

  constructor(context: TestAudioContext) {
    super();
    this.gain = new TestParam(context);
  }

  override get loudness(): number {
    return this.gain.value * super.loudness;
  }
}

class TestSource extends TestNode {
  buffer: { readonly name: string } | null = null;
  loop = false;
  loopStart = 0;
  loopEnd = 0;
  onended: (() => void) | null = null;
  startedAt: number | null = null;
  offset = 0;
  stopsAt = Number.POSITIVE_INFINITY;
  readonly #context: TestAudioContext;

  constructor(context: TestAudioContext) {
    super();
    this.#context = context;
  }

  start(when = this.#context.currentTime, offset = 0): void {
    this.startedAt = when;
    this.offset = offset;
  }

  stop(when: number): void {
    this.stopsAt = when;
  }
}

/** What of the Web Audio API the mixer uses, with a clock that the test moves. */
export class TestAudioContext extends EventTarget {
  state: 'suspended' | 'running' | 'interrupted' = 'suspended';
  currentTime = 0;
  readonly destination = new TestEars();
  readonly sources: TestSource[] = [];

  async resume(): Promise<void> {
    this.become('running');
  }

  async suspend(): Promise<void> {
    this.become('suspended');
  }

  /** As the system lets it. */
  become(state: TestAudioContext['state']): void {
    if (this.state === state) return;
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  createGain(): TestGain {
    return new TestGain(this);
  }

  createBufferSource(): TestSource {
    const source = new TestSource(this);
    this.sources.push(source);
    return source;
  }

  async decodeAudioData(bytes: ArrayBuffer): Promise<{ name: string }> {
    return { name: new TextDecoder().decode(bytes) };
  }

  /** Lets time pass, unless the context is suspended. */
  pass(seconds: number): void {
    if (this.state !== 'running') return;
    const before = this.currentTime;
    this.currentTime += seconds;
    for (const source of this.sources)
      if (source.stopsAt > before && source.stopsAt <= this.currentTime) source.onended?.();
  }

  /** What can be heard now, by the name of the sound: its loudness. */
  heard(): Record<string, number> {
    const sounding = this.sources.filter(
      ({ startedAt, stopsAt }) => startedAt !== null && stopsAt > this.currentTime,
    );
    if (this.state !== 'running') return {};
    return Object.fromEntries(
      sounding.map(({ buffer, loudness }) => [buffer?.name, Number(loudness.toFixed(4))]),
    );
  }
}

import type { EventOf } from '@michi/game-kit/events';
import type { Recording } from '@michi/game-kit/recording';
import type { Setup } from '@michi/games/jukugo/level';
import { jukugo } from '@michi/games/jukugo/rules';
import { RecordedRun } from './recorded-run.ts';

/** The first level of a series, with three words and without a clock. */
export function aSetup(overrides: Partial<Setup> = {}): Setup {
  return {
    mode: 'puzzle',
    level: 1,
    words: [
      { jukugo: '電車', difficulty: 1 },
      { jukugo: '学校', difficulty: 2 },
      { jukugo: '会社', difficulty: 3 },
    ],
    totals: { score: 0, solved: 0, perfect: 0, hints: 0, streak: 0 },
    ...overrides,
  };
}

/** A dealt level: the run, and its cards by kanji. */
export class Table {
  readonly run: RecordedRun<Setup, ReturnType<typeof jukugo.start>, Parameters<typeof jukugo.play>[1]>;

  constructor(overrides: Partial<Setup> = {}, seed = 1) {
    this.run = new RecordedRun(jukugo, aSetup(overrides), seed);
  }

  get state() {
    return this.run.state.game;
  }

  get answers(): EventOf<'kanjiAnswered'>[] {
    return this.run.events.filter((event) => event.type === 'kanjiAnswered');
  }

  /** The word that is sought. */
  get target(): Setup['words'][number] {
    const word = this.state.setup.words[this.state.target];
    if (!word) throw new Error('no word is sought');
    return word;
  }

  /** Picks the cards of these kanji at `at`. False means: one of them was forbidden. */
  pick(kanji: string, at: number): boolean {
    return [...kanji].every((each) => this.run.play({ pick: this.state.cards.indexOf(each) }, at));
  }

  /** Asks for something other than a card. False means: forbidden now. */
  ask(ask: 'reset' | 'hint' | 'newWord', at: number): boolean {
    return this.run.play({ ask }, at);
  }

  /** Picks the word that is sought at `at`, and waits for the next one. */
  solve(at: number): void {
    if (!this.pick(this.target.jukugo, at)) throw new Error(`nothing can be picked at ${at} ms`);
    if (this.run.nextAlarm !== null) this.run.advance(this.run.nextAlarm);
  }

  /** Two kanji of which none is in the word that is sought. */
  get wrongPair(): string {
    const others = this.state.cards.filter((kanji) => !this.target.jukugo.includes(kanji));
    return others.slice(0, 2).join('');
  }
}

/** Plays a level without a mistake, one card each `thinkMs`, and answers the recording of the finished run. */
export function playLevel(setup: Setup, seed: number, { thinkMs = 400 } = {}): Recording {
  const { run } = new Table(setup, seed);
  while (run.result === null) {
    const { cards, target, phase } = run.state.game;
    if (phase !== 'playing') run.wait();
    else
      for (const kanji of setup.words[target]?.jukugo ?? '')
        if (!run.play({ pick: cards.indexOf(kanji) }, run.at + thinkMs))
          throw new Error(`${kanji} cannot be picked at ${run.at} ms`);
  }
  return run.recording;
}

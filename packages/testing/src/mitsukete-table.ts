import type { EventOf } from '@michi/game-kit/events';
import { Run } from '@michi/game-kit/run';
import type { Setup } from '@michi/games/mitsukete/level';
import { mitsukete } from '@michi/games/mitsukete/rules';

/** A small level without a time limit: three targets and two fillers on a grid of 16. */
export function aSetup(overrides: Partial<Setup> = {}): Setup {
  return {
    rows: 4,
    cols: 4,
    targetCount: 3,
    kanjiCount: 5,
    timeLimitS: null,
    pointsPerMatch: 15,
    targetBonus: 25,
    timeBonus: 5,
    kanji: ['山', '川', '日', '月', '木'],
    ...overrides,
  };
}

/** A dealt level: the run, and its cards by name. */
export class Table {
  readonly run: Run<Setup, ReturnType<typeof mitsukete.start>, Parameters<typeof mitsukete.play>[1]>;

  constructor(overrides: Partial<Setup> = {}, seed = 1) {
    this.run = new Run(mitsukete, aSetup(overrides), seed);
  }

  get state() {
    return this.run.state.game;
  }

  get answers(): EventOf<'kanjiAnswered'>[] {
    return this.run.events.filter((event) => event.type === 'kanjiAnswered');
  }

  /** The kanji called `T1`, `T2` … (targets) or `F1`, `F2` … (fillers). */
  kanji(name: string): string {
    const targets = this.state.targets.map((target) => target.kanji);
    const others = this.state.cards.map((card) => card.kanji).filter((kanji) => !targets.includes(kanji));
    const kanji = (name.startsWith('T') ? targets : [...new Set(others)])[Number(name.slice(1)) - 1];
    if (!kanji) throw new Error(`no kanji is called ${name}`);
    return kanji;
  }

  /** The indexes of different cards with these names, e.g. `T1 T1 F2`. Throws when there are too few. */
  cards(names: string): number[] {
    const taken: number[] = [];
    for (const name of names.split(' ')) {
      const kanji = this.kanji(name);
      const index = this.state.cards.findIndex((card, at) => card.kanji === kanji && !taken.includes(at));
      if (index < 0) throw new Error(`too few cards are called ${name}`);
      taken.push(index);
    }
    return taken;
  }

  /** Picks one card. False means: forbidden now. */
  pick(index: number, at: number): boolean {
    return this.run.play({ pick: index }, at);
  }

  /** Picks different cards with these names, all at `at`. Throws when one is forbidden. */
  pickAll(names: string, at: number): void {
    for (const index of this.cards(names))
      if (!this.pick(index, at)) throw new Error(`card ${index} cannot be picked at ${at} ms`);
  }
}

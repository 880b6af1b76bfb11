import type { EventOf } from '@michi/game-kit/events';
import type { PlantType } from '@michi/games/hanazono/plant-types';
import { growing, hanazono, type Plant, promptOf, type State } from '@michi/games/hanazono/rules';
import type { Prompt, Setup } from '@michi/games/hanazono/setup';
import { RecordedRun } from './recorded-run.ts';

/** Readings and glosses of kanji that a garden may have. */
const known: Readonly<Record<string, readonly [readings: string, glosses: string]>> = {
  山: ['やま さん', 'Berg,Gebirge'],
  川: ['かわ せん', 'Fluss,Strom,Bach'],
  木: ['き もく ぼく', 'Baum,Holz'],
  水: ['みず すい', 'Wasser,Gewässer'],
  火: ['ひ か', 'Feuer,Flamme'],
  月: ['つき げつ がつ', 'Mond,Monat'],
  新: ['あたらしい あたら しん', 'neu'],
  学: ['まなぶ まな がく', 'lernen,Wissenschaft'],
  校: ['こう', 'Schule'],
  休: ['やすむ やす きゅう', 'sich ausruhen,Pause'],
  大: ['おおきい おお だい たい', 'groß,Größe'],
  母: ['はは ぼ', 'Mutter'],
  森: ['もり しん', 'Wald'],
  林: ['はやし りん', 'Hain'],
  花: ['はな か', 'Blume,Blüte'],
  雨: ['あめ う', 'Regen'],
};
const all = Object.keys(known);

/** A kanji as it is asked for. */
export const aPrompt = (kanji: string, overrides: Partial<Prompt> = {}): Prompt => ({
  kanji,
  readings: (known[kanji]?.[0] ?? 'あ').split(' '),
  glosses: (known[kanji]?.[1] ?? kanji).split(','),
  beside: [],
  options: [kanji, ...all.filter((each) => each !== kanji).slice(0, 5)],
  due: [],
  ...overrides,
});

/** A garden in which nothing grows yet. */
export const aSetup = (overrides: Partial<Setup> = {}): Setup => ({
  language: 'de',
  ...{ points: 0, zen: 0, planted: 0, grown: 0 },
  plants: [],
  prompts: all.map((kanji) => aPrompt(kanji)),
  ...overrides,
});

/** A plant as a visit finds it. */
export const aPlant = (
  kanji: string,
  overrides: Partial<Setup['plants'][number]> = {},
): Setup['plants'][number] => ({
  ...{ kanji, type: 'sakura', x: 50, y: 60, growth: 0, water: 50, sun: 50, rests: false },
  ...overrides,
});

/** A visit in a garden: the run, and what it shows. */
export class Visit {
  readonly run: RecordedRun<Setup, ReturnType<typeof hanazono.start>, Parameters<typeof hanazono.play>[1]>;

  constructor(overrides: Partial<Setup> = {}, seed = 1) {
    this.run = new RecordedRun(hanazono, aSetup(overrides), seed);
  }

  get state(): State {
    return this.run.state.game;
  }

  get answers(): EventOf<'kanjiAnswered'>[] {
    return this.run.events.filter((event) => event.type === 'kanjiAnswered');
  }

  of(kanji: string): Plant {
    const plant = this.state.plants.find((each) => each.kanji === kanji);
    if (!plant) throw new Error(`${kanji} does not grow`);
    return plant;
  }

  /** Plants a kanji. False means: forbidden now. */
  plant(kanji: string, type: PlantType = 'sakura', x = 50, y = 60): boolean {
    return this.run.play({ plant: kanji, type, x, y });
  }

  /** What would be right. */
  rightText(kanji: string): string {
    const { kind } = this.of(kanji).question;
    const { readings, glosses } = promptOf(this.state.setup, kanji);
    return { meaning: glosses[0], reading: readings[0], writing: kanji }[kind] ?? '';
  }

  /** Answers what a plant is asked, rightly unless said otherwise. False means: forbidden now. */
  answer(kanji: string, text: string | null = this.rightText(kanji)): boolean {
    return this.run.play({ answer: kanji, kind: this.of(kanji).question.kind, text });
  }

  /** Answers rightly so many times, whatever asks; where all rests, it waits until something wilts. */
  answerRightly(times: number): void {
    for (let answered = 0; answered < times; answered++)
      while (!this.state.plants.some(({ kanji }) => this.answer(kanji))) {
        if (growing(this.state).length === 0) throw new Error('nothing grows');
        this.tick();
      }
  }

  /** Another device says this of every plant. */
  hear(claim: Partial<Setup['plants'][number]>): void {
    const { setup, plants } = this.state;
    const found = plants.map(({ question: _, own, ...plant }) => {
      return { ...plant, growth: plant.growth - own.grew, ...claim };
    });
    const planted = setup.planted + plants.length - setup.plants.length;
    const { points, zen, grown } = setup;
    this.run.play({ join: { points, zen, planted, grown, plants: found } });
  }

  /** Waits for the next parts of the day. */
  tick(times = 1): void {
    for (let ticked = 0; ticked < times; ticked++) this.run.wait();
  }

  finish(): boolean {
    return this.run.play({ ask: 'finish' });
  }
}

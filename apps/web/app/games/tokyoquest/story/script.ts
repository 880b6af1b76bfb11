import type { PersonId } from '@michi/games/tokyoquest/places';
import type { QuestId } from '@michi/games/tokyoquest/quests';
import type { Mood } from '../drawings/moods.ts';

/**
 * Japanese as it is written in scripts: `{駅|えき}` can be looked up, `[渋谷|しぶや]` has furigana alone; lines break only
 * where there is a space.
 */
export type MarkedJapanese = string;

/** Something that somebody says. What it means is a message of the place by its id. */
export interface ScriptLine {
  readonly id: string;
  readonly who: PersonId;
  readonly mood: Mood;
  readonly ja: MarkedJapanese;
  /** Only after this was chosen: `a` in this quest, `meeting:a` in another; `!` turns it round. */
  readonly when?: string;
}

/** On what the kanji stand. */
type PlateKind =
  | 'sign'
  | 'ticket'
  | 'menu'
  | 'board'
  | 'lantern'
  | 'map'
  | 'clock'
  | 'screen'
  | 'letter'
  | 'mirror';

/** Writing that is to be read where it stands. */
export interface Plate {
  readonly plate: PlateKind;
  readonly ja: MarkedJapanese;
}

/** What the traveller can say. */
interface Choice {
  readonly options: readonly { readonly id: string; readonly ja: MarkedJapanese }[];
}

export type ScriptStep = ScriptLine | Plate | Choice;

export interface QuestScript {
  /** Before the questions. */
  readonly before: readonly ScriptStep[];
  /** With the reward. */
  readonly after: readonly ScriptLine[];
  /** When the traveller comes by again. */
  readonly later: ScriptLine;
  /** While something is lacking. */
  readonly waiting?: ScriptLine;
}

export interface PlaceScript {
  /** What is written there for all to see. */
  readonly signs: readonly MarkedJapanese[];
  readonly quests: Readonly<Partial<Record<QuestId, QuestScript>>>;
}

/** What was chosen in dialogues, by quest. */
export type Choices = Readonly<Record<string, string>>;

/** Whether a line is said after what was chosen. */
export function isSaid({ when }: ScriptLine, quest: QuestId, choices: Choices): boolean {
  if (when === undefined) return true;
  const wanted = when.replace('!', '');
  const [chosenIn, option] = wanted.includes(':') ? wanted.split(':') : [quest, wanted];
  return (choices[chosenIn ?? ''] === option) !== when.startsWith('!');
}

/** A run of Japanese with its reading, or without one. */
export interface TextRun {
  readonly text: string;
  readonly reading?: string;
  /** Whether it can be looked up. */
  readonly known?: boolean;
}

/** The phrases of a text, each with its runs. */
export const phrasesOf = (ja: MarkedJapanese): TextRun[][] => ja.split(' ').map(runsOf);

function runsOf(phrase: string): TextRun[] {
  const parts = phrase.split(/([{[][^\]}]+[\]}])/).filter((part) => part !== '');
  return parts.map((part) => {
    const [, open, text = '', reading = ''] = /^([{[])(.+)\|(.+)[\]}]$/.exec(part) ?? [];
    return open === undefined ? { text: part } : { text, reading, known: open === '{' };
  });
}

/** A text in kana alone. */
export const kanaOf = (ja: MarkedJapanese): string =>
  phrasesOf(ja)
    .map((runs) => runs.map(({ text, reading }) => reading ?? text).join(''))
    .join(' ');

/** A text without readings. */
export const plainOf = (ja: MarkedJapanese): string =>
  phrasesOf(ja)
    .flat()
    .map(({ text }) => text)
    .join('');

import type { PersonId } from '@michi/games/tokyoquest/places';
import type { QuestId } from '@michi/games/tokyoquest/quests';
import type { Mood } from '../drawings/moods.ts';

/**
 * Japanese as it is written in scripts: `{駅|えき}` can be looked up, `[渋谷|しぶや]` has furigana alone; lines break only
 * where there is a space.
 */
export type Marked = string;

/** Something that somebody says. What it means is a message of the place by its id. */
export interface Line {
  readonly id: string;
  readonly who: PersonId;
  readonly mood: Mood;
  readonly ja: Marked;
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
  readonly ja: Marked;
}

/** What the traveller can say. */
interface Choice {
  readonly options: readonly { readonly id: string; readonly ja: Marked }[];
}

export type Step = Line | Plate | Choice;

export interface QuestScript {
  /** Before the questions. */
  readonly before: readonly Step[];
  /** With the reward. */
  readonly after: readonly Line[];
  /** When the traveller comes by again. */
  readonly later: Line;
  /** While something is lacking. */
  readonly waiting?: Line;
}

export interface PlaceScript {
  /** What is written there for all to see. */
  readonly signs: readonly Marked[];
  readonly quests: Readonly<Partial<Record<QuestId, QuestScript>>>;
}

/** What was chosen in dialogues, by quest. */
export type Choices = Readonly<Record<string, string>>;

/** Whether a line is said after what was chosen. */
export function isSaid({ when }: Line, quest: QuestId, choices: Choices): boolean {
  if (when === undefined) return true;
  const wanted = when.replace('!', '');
  const [chosenIn, option] = wanted.includes(':') ? wanted.split(':') : [quest, wanted];
  return (choices[chosenIn ?? ''] === option) !== when.startsWith('!');
}

/** A run of Japanese with its reading, or without one. */
export interface Run {
  readonly text: string;
  readonly reading?: string;
  /** Whether it can be looked up. */
  readonly known?: boolean;
}

/** The phrases of a text, each with its runs. */
export const phrasesOf = (ja: Marked): Run[][] => ja.split(' ').map(runsOf);

function runsOf(phrase: string): Run[] {
  const parts = phrase.split(/([{[][^\]}]+[\]}])/).filter((part) => part !== '');
  return parts.map((part) => {
    const [, open, text = '', reading = ''] = /^([{[])(.+)\|(.+)[\]}]$/.exec(part) ?? [];
    return open === undefined ? { text: part } : { text, reading, known: open === '{' };
  });
}

/** A text in kana alone. */
export const kanaOf = (ja: Marked): string =>
  phrasesOf(ja)
    .map((runs) => runs.map(({ text, reading }) => reading ?? text).join(''))
    .join(' ');

/** A text without readings. */
export const plainOf = (ja: Marked): string =>
  phrasesOf(ja)
    .flat()
    .map(({ text }) => text)
    .join('');

import type { Haiku } from '@michi/games/kotodama/creations';
import { kanaOf, textOf } from '@michi/games/kotodama/lines';
import { moraeOf } from '@michi/games/kotodama/morae';
import { classicOf } from '@michi/games/kotodama/poems';
import { Ja } from '@michi/ui/japanese';
import './poem-lines.css';
import { rubyOf } from './ruby.ts';

/** The parts of a poem line by line, the given line of a classic among them. */
export function linesOfHaiku({ lines, poem }: Pick<Haiku, 'lines' | 'poem'>) {
  const given = poem === null ? undefined : classicOf(poem)?.lines[0];
  return lines.map((line, index) =>
    index === 0 && given ? given : line.map((piece) => ({ text: textOf(piece), kana: kanaOf(piece) })),
  );
}

/** A poem as plain text, line by line. */
export const textOfHaiku = (haiku: Pick<Haiku, 'lines' | 'poem'>): string[] =>
  linesOfHaiku(haiku).map((line) => line.map(({ text }) => text).join(''));

/** Words with their readings, where they have kanji. */
export function WithReadings({ parts }: { parts: readonly { text: string; kana: string }[] }) {
  return parts.map((part, at) => {
    const start = moraeOf(
      parts
        .slice(0, at)
        .map(({ kana }) => kana)
        .join(''),
    );
    return rubyOf(part).map(({ text, kana }) =>
      kana === null ? (
        text
      ) : (
        <ruby key={`${start}${text}`}>
          {text}
          <rt>{kana}</rt>
        </ruby>
      ),
    );
  });
}

/** A poem in vertical lines, with its readings. */
export function PoemLines({ haiku }: { haiku: Pick<Haiku, 'lines' | 'poem'> }) {
  return (
    <Ja className="kot-poem-lines">
      {linesOfHaiku(haiku).map((line, index) => (
        <span key={['first', 'second', 'third'][index]}>
          <WithReadings parts={line} />
        </span>
      ))}
    </Ja>
  );
}

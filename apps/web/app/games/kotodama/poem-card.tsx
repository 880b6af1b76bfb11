import type { Haiku } from '@michi/games/kotodama/creations';
import { Ja } from '@michi/ui/japanese';
import { Hanko } from '@michi/ui/stamp';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import './poem-card.css';
import { poemCardHeight, poemCardLineWidth, poemCardPaths, poemCardWidth } from './poem-background.ts';
import { PoemLines } from './poem-lines.tsx';
import { seasonSigns } from './season-chips.tsx';
import { useGloss } from './texts.ts';

/** The kanji of the hanko on poem cards: spirit. */
export const poemCardHanko = '霊';

/** When a poem was written, where the learner is; creations are known in the browser alone. */
export function usePoemCardDate(): (at: number) => string {
  const formatDate = useDateFormat();
  return (at) =>
    formatDate(new Date(at), {
      dateStyle: 'long',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
}

export interface PoemCardProps {
  readonly haiku: Haiku;
  readonly at: number;
  readonly label: string;
}

/** A finished poem as a poem card; it stays paper at night. */
export function PoemCard({ haiku, at, label }: PoemCardProps) {
  const date = usePoemCardDate();
  const gloss = useGloss();
  return (
    <figure className="kot-poem-card" aria-label={label}>
      <svg
        className="kot-poem-card__picture"
        viewBox={`0 0 ${poemCardWidth} ${poemCardHeight}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {poemCardPaths(haiku.season).map(({ d, fill = 'none', line }) => (
          <path
            key={d}
            d={d}
            fill={fill}
            stroke={line}
            strokeWidth={poemCardLineWidth}
            strokeLinecap="round"
          />
        ))}
      </svg>
      <div className="kot-poem-card__in">
        <Ja className="kot-poem-card__season">{seasonSigns[haiku.season]}</Ja>
        <PoemLines haiku={haiku} />
        <Hanko kanji={poemCardHanko} className="kot-poem-card__hanko" />
      </div>
      <figcaption>
        <p>
          {gloss(haiku.lines).map((line, index) => (
            <span key={['first', 'second', 'third'][index]}>{line}</span>
          ))}
        </p>
        <p className="kot-poem-card__colophon">
          <Ja>漢字の道 · 言霊</Ja>
          <span>{date(at)}</span>
        </p>
      </figcaption>
    </figure>
  );
}

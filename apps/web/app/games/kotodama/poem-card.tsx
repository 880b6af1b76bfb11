import type { Haiku } from '@michi/games/kotodama/creations';
import { Ja } from '@michi/ui/japanese';
import { Hanko } from '@michi/ui/stamp';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import './poem-card.css';
import { cardHeight, cardLineWidth, cardPaths, cardWidth } from './poem-background.ts';
import { PoemLines } from './poem-lines.tsx';
import { seasonSigns } from './season-chips.tsx';
import { useGloss } from './texts.ts';

/** The kanji of the seal on cards: spirit. */
export const cardSeal = '霊';

/** When a poem was written, where the learner is; creations are known in the browser alone. */
export function useCardDate(): (at: number) => string {
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

/** A finished poem as a card; it stays paper at night. */
export function PoemCard({ haiku, at, label }: PoemCardProps) {
  const date = useCardDate();
  const gloss = useGloss();
  return (
    <figure className="kot-card" aria-label={label}>
      <svg
        className="kot-card__picture"
        viewBox={`0 0 ${cardWidth} ${cardHeight}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {cardPaths(haiku.season).map(({ d, fill = 'none', line }) => (
          <path key={d} d={d} fill={fill} stroke={line} strokeWidth={cardLineWidth} strokeLinecap="round" />
        ))}
      </svg>
      <div className="kot-card__in">
        <Ja className="kot-card__season">{seasonSigns[haiku.season]}</Ja>
        <PoemLines haiku={haiku} />
        <Hanko kanji={cardSeal} className="kot-card__seal" />
      </div>
      <figcaption>
        <p>
          {gloss(haiku.lines).map((line, index) => (
            <span key={['first', 'second', 'third'][index]}>{line}</span>
          ))}
        </p>
        <p className="kot-card__colophon">
          <Ja>漢字の道 · 言霊</Ja>
          <span>{date(at)}</span>
        </p>
      </figcaption>
    </figure>
  );
}

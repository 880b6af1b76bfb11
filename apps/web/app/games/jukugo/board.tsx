import type { State } from '@michi/games/jukugo/rules';
import { classNames } from '@michi/ui/class-names';
import { KanjiCard, type KanjiCardState } from '@michi/ui/kanji-card';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { useEnteringFocus } from '../../lib/react/use-entering-focus.ts';
import { useGridKeys } from '../../lib/react/use-grid-keys.ts';
import './board.css';

export interface BoardProps {
  readonly state: State;
  /** What the cards mean, by their kanji; those without stand alone. */
  readonly meanings: ReadonlyMap<string, string>;
  /** Kanji to be pointed out. */
  readonly marked: string;
  /** While it is covered nothing of it can be seen or picked. */
  readonly covered: boolean;
  /** Takes the focus, which the board of the level before has lost. */
  readonly takeFocus: boolean;
  readonly onPick: (index: number) => void;
}

/** So many cards beside each other leave room for words on a phone. */
const mostLabelled = 5;

/** The cards, of which two are to be joined. */
export function Board({ state, meanings, marked, covered, takeFocus, onPick }: BoardProps) {
  const t = useTranslations('jukugo.play');
  const { side, cards } = state;
  const { grid, keysOf } = useGridKeys(cards.length, side);
  useEnteringFocus(grid, takeFocus);

  return (
    <section className="juk__grid" aria-label={t('board', { side })}>
      <div
        className={classNames('juk__cards', covered && 'is-covered', side > mostLabelled && 'is-narrow')}
        ref={grid}
        style={{ '--side': side } as CSSProperties}
      >
        {cards.map((kanji, index) => {
          const place = { kanji, row: Math.floor(index / side) + 1, col: (index % side) + 1 };
          const meaning = meanings.get(kanji);
          const isMarked = marked.includes(kanji) && state.phase === 'playing';
          return (
            <KanjiCard
              key={kanji}
              kanji={kanji}
              className={isMarked ? 'is-marked' : undefined}
              state={cardState(state, index)}
              label={meaning === undefined ? t('card', place) : t('cardMeaning', { ...place, meaning })}
              {...(meaning === undefined ? {} : { gloss: meaning })}
              {...keysOf(index)}
              onClick={() => onPick(index)}
            />
          );
        })}
      </div>
    </section>
  );
}

function cardState({ picked, phase }: State, index: number): KanjiCardState {
  if (!picked.includes(index)) return 'idle';
  if (phase === 'wrong') return 'wrong';
  return phase === 'right' ? 'correct' : 'selected';
}

import type { State } from '@michi/games/mitsukete/rules';
import { KanjiCard, type KanjiCardState } from '@michi/ui/kanji-card';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { useGridKeys } from '../../lib/react/use-grid-keys.ts';
import './board.css';

export interface BoardProps {
  readonly state: State;
  /** While it is covered nothing of it can be seen or picked. */
  readonly covered: boolean;
  /** `madeAt`: when the learner did so, on the clock of `performance.now()`. */
  readonly onPick: (index: number, madeAt: number) => void;
}

/** The cards. One of them is in the tab order; arrow keys, Home and End move within the board. */
export function Board({ state, covered, onPick }: BoardProps) {
  const t = useTranslations('mitsukete.play');
  const { rows, cols } = state.setup;
  const { grid, keysOf } = useGridKeys(state.cards.length, cols);

  return (
    <section className="mit__field" aria-label={t('board', { rows, cols })}>
      <div
        className={covered ? 'mit__board is-covered' : 'mit__board'}
        style={{ '--rows': rows, '--cols': cols } as CSSProperties}
      >
        <div className="mit__grid" ref={grid}>
          {state.cards.map(({ kanji }, index) => {
            const place = { kanji, row: Math.floor(index / cols) + 1, col: (index % cols) + 1 };
            const matched = state.matched.includes(index);
            return (
              <KanjiCard
                key={`${place.row}-${place.col}`}
                kanji={kanji}
                state={cardState(state, index)}
                label={t(matched ? 'cardMatched' : 'card', place)}
                aria-disabled={matched}
                {...keysOf(index)}
                onClick={({ timeStamp }) => onPick(index, timeStamp)}
              />
            );
          })}
        </div>
      </div>
    </section>
  );
}

function cardState(state: State, index: number): KanjiCardState {
  if (state.matched.includes(index)) return 'matched';
  if (!state.picked.includes(index)) return 'idle';
  return state.wrongUntil === null ? 'selected' : 'wrong';
}

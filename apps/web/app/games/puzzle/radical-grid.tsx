import { type RadicalId, radicals } from '@michi/games/puzzle/radicals';
import type { State } from '@michi/games/puzzle/rules';
import { classNames } from '@michi/ui/class-names';
import { KanjiCard, type KanjiCardState } from '@michi/ui/kanji-card';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEnteringFocus } from '../../lib/react/use-entering-focus.ts';
import { useGridKeys } from '../../lib/react/use-grid-keys.ts';
import './radical-grid.css';

type Radical = (typeof radicals)[number];

export interface RadicalGridProps {
  readonly state: State;
  /** The radical that the tutorial points at. */
  readonly pointedAt: RadicalId | null;
  /** While it is covered nothing of it can be seen or chosen. */
  readonly covered: boolean;
  /** Takes the focus when it appears. */
  readonly takeFocus: boolean;
  readonly onChoose: (radical: RadicalId) => void;
}

/** All radicals, with a note on the one that is pointed at or in focus. One of them is in the tab order; arrow keys, Home and End move within the grid. */
export function RadicalGrid({ state, pointedAt, covered, takeFocus, onChoose }: RadicalGridProps) {
  const t = useTranslations('puzzle.grid');
  const names = useTranslations('puzzle.radicals');
  const { grid, keysOf } = useGridKeys(radicals.length, 'laid');
  useEnteringFocus(grid, takeFocus);
  const [noted, setNoted] = useState<Radical | null>(null);
  const wordsOf = ({ id, character, position }: Radical) => {
    return { character, meaning: names(id), position: t('position', { position }) };
  };

  return (
    <section className="puz__rads" aria-labelledby="puz-radicals">
      <div className="puz__about">
        <h2 id="puz-radicals">
          {t('heading')} <span className="soft num">{radicals.length}</span>
        </h2>
        {noted && <p role="tooltip">{t('note', wordsOf(noted))}</p>}
      </div>
      <div className={classNames('puz__grid', covered && 'is-covered')} ref={grid}>
        {radicals.map((radical, index) => {
          const { id, character } = radical;
          const count = state.chosen.filter((chosen) => chosen === id).length;
          const { onFocus, ...keys } = keysOf(index);
          const words = wordsOf(radical);
          return (
            <KanjiCard
              key={id}
              className={id === pointedAt ? 'puz__rad is-pointed' : 'puz__rad'}
              kanji={character}
              gloss={words.meaning}
              state={cardState(state, count)}
              label={t('label', { ...words, count })}
              {...keys}
              onFocus={() => {
                onFocus();
                setNoted(radical);
              }}
              onPointerEnter={() => setNoted(radical)}
              onPointerLeave={() => setNoted(null)}
              onBlur={() => setNoted(null)}
              onClick={() => onChoose(id)}
            >
              {count > 1 && (
                <b className="puz__times num" aria-hidden="true">
                  ×{count}
                </b>
              )}
            </KanjiCard>
          );
        })}
      </div>
    </section>
  );
}

function cardState({ phase }: State, count: number): KanjiCardState {
  if (count === 0) return 'idle';
  return phase === 'wrong' ? 'wrong' : 'selected';
}

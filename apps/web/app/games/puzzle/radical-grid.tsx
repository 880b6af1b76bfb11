import { belonging } from '@michi/games/puzzle/place';
import { puzzleOf } from '@michi/games/puzzle/puzzles';
import type { RadicalId, radicals } from '@michi/games/puzzle/radicals';
import type { State } from '@michi/games/puzzle/rules';
import { classNames } from '@michi/ui/class-names';
import { KanjiCard, type KanjiCardState } from '@michi/ui/kanji-card';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEnteringFocus } from '../../lib/react/use-entering-focus.ts';
import { useGridKeys } from '../../lib/react/use-grid-keys.ts';
import { useOneTap } from '../../lib/react/use-one-tap.ts';
import { radicalOrder } from './radical-order.ts';
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

/** All radicals, those of the level first, with a note on the one that is pointed at or in focus. One of them is in the tab order; arrow keys, Home and End move within the grid. */
export function RadicalGrid({ state, pointedAt, covered, takeFocus, onChoose }: RadicalGridProps) {
  const t = useTranslations('puzzle.grid');
  const names = useTranslations('puzzle.radicals');
  const { set } = state.setup;
  const order = useMemo(() => radicalOrder({ set }), [set]);
  const spare = order.filter((each) => each.spare).length;
  const once = useOneTap();
  const { grid, keysOf } = useGridKeys(order.length, 'laid');
  useEnteringFocus(grid, takeFocus);
  const [noted, setNoted] = useState<Radical | null>(null);
  const wordsOf = ({ id, character, position }: Radical) => {
    return { character, meaning: names(id), position: t('position', { position }) };
  };

  return (
    <section className="puz__rads" aria-labelledby="puz-radicals">
      <div className="puz__about">
        <h2 id="puz-radicals">
          {t('heading')}{' '}
          <span className="soft small">{t('count', { needed: order.length - spare, spare })}</span>
        </h2>
        {noted && <p role="tooltip">{t('note', wordsOf(noted))}</p>}
      </div>
      <div className={classNames('puz__grid', covered && 'is-covered')} ref={grid}>
        {order.map(({ radical, spare: isSpare }, index) => {
          const { id, character } = radical;
          const count = state.chosen.filter((chosen) => chosen === id).length;
          const { onFocus, ...keys } = keysOf(index);
          const words = wordsOf(radical);
          return (
            <KanjiCard
              key={id}
              className={classNames('puz__rad', isSpare && 'is-spare', id === pointedAt && 'is-pointed')}
              kanji={character}
              gloss={words.meaning}
              state={cardState(state, id)}
              label={t('label', { ...words, count })}
              {...keys}
              onFocus={() => {
                onFocus();
                setNoted(radical);
              }}
              onPointerEnter={() => setNoted(radical)}
              onPointerLeave={() => setNoted(null)}
              onBlur={() => setNoted(null)}
              onClick={once(() => onChoose(id))}
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

function cardState({ phase, chosen, target }: State, id: RadicalId): KanjiCardState {
  if (!chosen.includes(id)) return 'idle';
  if (phase === 'wrong') return belonging(puzzleOf(target).parts, chosen).includes(id) ? 'correct' : 'wrong';
  return phase === 'right' ? 'correct' : 'selected';
}

import type { State } from '@michi/games/mitsukete/rules';
import { KanjiCard, type KanjiCardState } from '@michi/ui/kanji-card';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

export interface BoardProps {
  readonly state: State;
  /** While it is covered nothing of it can be seen or picked. */
  readonly covered: boolean;
  readonly onPick: (index: number) => void;
  readonly children?: ReactNode;
}

/** The cards. One of them is in the tab order; arrow keys, Home and End move within the board. */
export function Board({ state, covered, onPick, children }: BoardProps) {
  const t = useTranslations('mitsukete.play');
  const { rows, cols } = state.setup;
  const [focused, setFocused] = useState(0);
  const grid = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const to = target(event.key, focused, rows, cols);
    if (to === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setFocused(to);
    grid.current?.querySelectorAll('button')[to]?.focus();
  };

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
                tabIndex={index === focused ? 0 : -1}
                onFocus={() => setFocused(index)}
                onKeyDown={move}
                onClick={() => onPick(index)}
              />
            );
          })}
        </div>
        {children}
      </div>
    </section>
  );
}

function cardState(state: State, index: number): KanjiCardState {
  if (state.matched.includes(index)) return 'matched';
  if (!state.picked.includes(index)) return 'idle';
  return state.wrongUntil === null ? 'selected' : 'wrong';
}

/** The card that a key leads to, or null when the key means nothing here. */
function target(key: string, from: number, rows: number, cols: number): number | null {
  const row = Math.floor(from / cols);
  const col = from % cols;
  const at = (toRow: number, toCol: number) =>
    Math.min(rows - 1, Math.max(0, toRow)) * cols + Math.min(cols - 1, Math.max(0, toCol));
  switch (key) {
    case 'ArrowLeft':
      return at(row, col - 1);
    case 'ArrowRight':
      return at(row, col + 1);
    case 'ArrowUp':
      return at(row - 1, col);
    case 'ArrowDown':
      return at(row + 1, col);
    case 'Home':
      return at(row, 0);
    case 'End':
      return at(row, cols - 1);
    default:
      return null;
  }
}

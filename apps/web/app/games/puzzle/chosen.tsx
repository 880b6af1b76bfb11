import { place } from '@michi/games/puzzle/place';
import { puzzleOf } from '@michi/games/puzzle/puzzles';
import type { State } from '@michi/games/puzzle/rules';
import { chipClass } from '@michi/ui/chip';
import { classNames } from '@michi/ui/class-names';
import { Icon } from '@michi/ui/icon';
import { Kanji } from '@michi/ui/japanese';
import { type CSSProperties, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useOneTap } from '../../lib/react/use-one-tap.ts';
import { characterOf } from './glyph.tsx';
import { keysOf } from './keys-of.ts';
import './chosen.css';

export interface ChosenProps {
  readonly state: State;
  readonly onRemove: (index: number) => void;
}

/** The chosen radicals, each with a button that removes it, and the places that are still empty. */
export function Chosen({ state, onRemove }: ChosenProps) {
  const t = useTranslations('puzzle.build');
  const names = useTranslations('puzzle.radicals');
  const { chosen, phase } = state;
  const { parts } = puzzleOf(state.target);
  const keyed = keysOf(chosen);
  const placed = place(parts, chosen);
  const playing = phase === 'playing';
  const needed = parts.length;
  const list = useRef<HTMLUListElement>(null);
  const once = useOneTap();

  /** Moves the focus to the neighbour of a removed radical, whose own button disappears; without a neighbour, to the reset button. */
  const remove = (index: number) => {
    if (!playing) return;
    const others = [...(list.current?.querySelectorAll('button') ?? [])].filter((_, at) => at !== index);
    const reset = list.current?.closest('.task-board')?.querySelector<HTMLElement>('.puz__reset');
    (others[Math.min(index, others.length - 1)] ?? reset)?.focus();
    onRemove(index);
  };

  return (
    <section className="puz__chosen" aria-label={t('label')}>
      <p className="label puz__count">
        {t('chosen')} <span className="opt soft num">{t('count', { chosen: chosen.length, needed })}</span>
      </p>
      <ul
        ref={list}
        className={classNames('puz__slots', needed > 2 && 'is-many')}
        style={{ '--slots': needed } as CSSProperties}
      >
        {placed.map(({ radical, own }, index) => (
          <li key={keyed[index]}>
            <button
              type="button"
              className={classNames(chipClass('puz__slot'), own && 'is-own')}
              aria-label={t('remove', { character: characterOf(radical), meaning: names(radical) })}
              aria-disabled={!playing}
              onClick={once(() => remove(index))}
            >
              <Kanji>{characterOf(radical)}</Kanji>
              <span className="puz__name">{names(radical)}</span>
              {(playing || phase === 'wrong') && (
                <Icon name={own && !playing ? 'check' : 'close'} size="sm" />
              )}
            </button>
          </li>
        ))}
        {parts.slice(chosen.length).map(({ box }, index) => (
          <li key={`${box.x}-${box.y}`} className="puz__empty soft num" aria-hidden="true">
            {chosen.length + index + 1}
          </li>
        ))}
      </ul>
    </section>
  );
}

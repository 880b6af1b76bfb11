import { hintCost } from '@michi/games/puzzle/constants';
import { belonging, place } from '@michi/games/puzzle/place';
import { puzzleOf } from '@michi/games/puzzle/puzzles';
import { type State, solvedBy } from '@michi/games/puzzle/rules';
import { Badge } from '@michi/ui/badge';
import { Button } from '@michi/ui/button';
import { chipClass } from '@michi/ui/chip';
import { classNames } from '@michi/ui/class-names';
import { Icon } from '@michi/ui/icon';
import { Ja, Kanji } from '@michi/ui/japanese';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { useOneTap } from '../../lib/react/use-one-tap.ts';
import type { Clocked } from '../../play/elapsed-clock.ts';
import { HoldButton } from '../hold-button.tsx';
import { TimeBonusBar, useTimeBonus } from '../time-bonus.tsx';
import './chosen.css';
import { characterOf } from './glyph.tsx';
import { keysOf } from './keys-of.ts';
import { Square } from './square.tsx';
import { bonusClock } from './time-bonus.ts';
import { Verdict } from './verdict.tsx';
import './task.css';

const tones = { easy: 'easy', medium: 'mid', hard: 'hard' } as const;

export interface TaskProps {
  readonly state: State;
  /** What is said of: a wrong combination until the learner does something, though it is cleared sooner. */
  readonly said: State;
  /** Whose clock the time bonus follows. */
  readonly run: Clocked;
  /** The learner keeps the built kanji in sight. */
  readonly held: boolean;
  readonly onHold: (held: boolean) => void;
  readonly onRemove: (index: number) => void;
  readonly onHint: () => void;
}

/** What is to be built, the square in which it comes together, what was chosen for it, and what is said of that. */
export function Task({ state, said, run, held, onHold, onRemove, onHint }: TaskProps) {
  const t = useTranslations('puzzle.target');
  const texts = useTranslations('puzzle.kanji');
  const { phase, target, hinted } = state;
  const { id, kana, romaji, difficulty, points } = puzzleOf(target);
  const { combo } = state.totals;
  const bonus = useTimeBonus(run, bonusClock(state));
  const made = said.phase === 'wrong' ? solvedBy(said.chosen) : null;
  const task = useTop(`${target} ${phase}`);
  return (
    <div className={classNames('puz__task', `is-${phase}`, hinted.includes(id) && 'is-hinted')} ref={task}>
      <div className="puz__head">
        <h2>{texts(`${id}.meaning`)}</h2>
        <p className="puz__reading soft">
          <Ja>{kana}</Ja> <span>· {romaji}</span>
        </p>
      </div>
      <div className="puz__line">
        <p className="puz__worth">
          <Badge tone={tones[difficulty]}>{t('difficulty', { difficulty })}</Badge>
          <b className="num">{t('points', { points })}</b>
        </p>
        <Verdict state={said} made={made} />
      </div>
      <Square state={state} made={phase === 'wrong' ? made : null} onRemove={onRemove} />
      <Chosen state={state} onRemove={onRemove} />
      <Said state={said} />
      <div className="puz__helps">
        {phase === 'right' ? (
          <HoldButton
            held={held}
            onHold={onHold}
            focusAfter='.puz__grid [tabindex="0"]'
            className="puz__hold"
          />
        ) : (
          <Button
            variant="line"
            size="sm"
            icon="bulb"
            className="puz__hint"
            aria-disabled={hinted.includes(id) || phase !== 'playing'}
            onClick={onHint}
          >
            <span>{t('hint')}</span>{' '}
            <span className="soft num" aria-hidden="true">
              −{hintCost}
            </span>
            <span className="sr-only">{t('hintCost', { points: hintCost })}</span>
          </Button>
        )}
        <p className="puz__combo num">
          {t('combo')} <b className={combo > 1 ? 'hot' : undefined}>×{combo}</b>
        </p>
      </div>
      {bonus !== null && (
        <TimeBonusBar
          bonus={bonus}
          label={t('timeBonus')}
          left={String(bonus)}
          spoken={t('timeBonusValue', { points: bonus })}
        />
      )}
    </div>
  );
}

/** Brings what stands first back into sight whenever something new is said: large text may have been scrolled. */
function useTop(said: string) {
  const task = useRef<HTMLDivElement>(null);
  const shown = useRef(said);
  useLayoutEffect(() => {
    if (shown.current !== said) task.current?.parentElement?.scrollTo(0, 0);
    shown.current = said;
  }, [said]);
  return task;
}

interface ChosenProps {
  readonly state: State;
  readonly onRemove: (index: number) => void;
}

/** The chosen radicals, each with a button that removes it, and the places that are still empty. */
function Chosen({ state, onRemove }: ChosenProps) {
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

/** What is said of the kanji: a question, its hint, which of the wrong parts belong, or what they mean together once it is built. */
function Said({ state: { phase, target, hinted, chosen } }: { state: State }) {
  const t = useTranslations('puzzle');
  const format = useFormatter();
  const { parts } = puzzleOf(target);
  const right = phase === 'wrong' ? belonging(parts, chosen) : [];
  const built = phase === 'right' || phase === 'done';
  if (built)
    return (
      <p className="puz__said">
        <WithJapanese>{t(`kanji.${target}.story`)}</WithJapanese>
      </p>
    );
  if (right.length > 0)
    return (
      // the announcer says it to those who do not see it
      <p className="puz__said is-right" aria-hidden="true">
        <WithJapanese>
          {t('build.belonging', { count: right.length, parts: format.list(right.map(characterOf)) })}
        </WithJapanese>
      </p>
    );
  if (hinted.includes(target))
    return (
      <p className="puz__said">
        <b>{t('target.hintLabel')}</b> <WithJapanese>{t(`kanji.${target}.hint`)}</WithJapanese>
      </p>
    );
  return <p className="puz__said soft">{t('target.prompt', { parts: parts.length })}</p>;
}

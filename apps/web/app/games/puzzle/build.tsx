import { place } from '@michi/games/puzzle/place';
import { puzzleOf, type State } from '@michi/games/puzzle/rules';
import { Button } from '@michi/ui/button';
import { chipClass } from '@michi/ui/chip';
import { Icon } from '@michi/ui/icon';
import { Kanji } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { Stamp } from '@michi/ui/stamp';
import { type CSSProperties, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { characterOf, Glyph } from './glyph.tsx';
import './build.css';

export interface BuildProps {
  readonly state: State;
  /** Whether there is another puzzle to go on with. */
  readonly hasOther: boolean;
  readonly onRemove: (index: number) => void;
  readonly onReset: () => void;
  readonly onNewPuzzle: () => void;
}

/** The square in which the kanji comes together, and the radicals chosen for it. */
export function Build({ state, hasOther, onRemove, onReset, onNewPuzzle }: BuildProps) {
  const t = useTranslations('puzzle.build');
  const names = useTranslations('puzzle.radicals');
  const reset = useRef<HTMLButtonElement>(null);
  const { kanji, parts } = puzzleOf(state.target);
  const { chosen, phase } = state;
  const built = phase === 'right' || phase === 'done';
  const placed = place(parts, chosen);
  const keyed = keysOf(chosen);
  const free = parts.filter(({ box }) => placed.every((other) => other.box !== box));
  const playing = phase === 'playing';

  /** The focus goes to the neighbour of what is taken back, for its own button leaves. */
  const remove = (index: number, list: HTMLElement | null) => {
    if (!playing) return;
    const others = [...(list?.querySelectorAll('button') ?? [])].filter((_, at) => at !== index);
    (others[Math.min(index, others.length - 1)] ?? reset.current)?.focus();
    onRemove(index);
  };

  return (
    <section className="puz__build" aria-label={t('label')}>
      <Masu className={`puz__big is-${phase}`}>
        {!built && (
          <div className="puz__parts" aria-hidden="true">
            {free.map(({ box }) => (
              <i key={`${box.x}-${box.y}`} className="puz__gap" style={placeOf(box)} />
            ))}
            {placed.map(({ radical, box, own }, index) => (
              <button
                key={keyed[index]}
                type="button"
                className="puz__part"
                style={placeOf(box)}
                tabIndex={-1}
                onClick={() => onRemove(index)}
              >
                <Glyph radical={radical} stretched={own} />
              </button>
            ))}
          </div>
        )}
        {built && (
          <>
            <Kanji className="puz__whole">{kanji}</Kanji>
            <Stamp kanji="合" falling />
          </>
        )}
      </Masu>
      <p className={`puz__verdict is-${phase}`} aria-hidden="true">
        {phase === 'right' && (
          <>
            <Icon name="check" /> <span>{t('perfect')}</span>{' '}
            <span className="num">{t('gained', { points: state.lastPoints })}</span>
          </>
        )}
        {phase === 'wrong' && (
          <>
            <Icon name="close" /> {t('wrong')}
          </>
        )}
      </p>
      <div className="puz__chosen">
        <p className="label">
          {t('chosen')}{' '}
          <span className="opt soft num">{t('count', { chosen: chosen.length, needed: parts.length })}</span>
        </p>
        {chosen.length === 0 ? (
          <p className="soft small puz__none">{t('nothing')}</p>
        ) : (
          <ul>
            {chosen.map((radical, index) => (
              <li key={keyed[index]}>
                <button
                  type="button"
                  className={chipClass()}
                  aria-label={t('remove', { character: characterOf(radical), meaning: names(radical) })}
                  aria-disabled={!playing}
                  onClick={(event) => remove(index, event.currentTarget.closest('ul'))}
                >
                  <Kanji>{characterOf(radical)}</Kanji>
                  {names(radical)}
                  <Icon name="close" size="sm" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="row puz__tools">
        <Button
          ref={reset}
          variant="line"
          size="sm"
          icon="reset"
          aria-disabled={chosen.length === 0 || built}
          onClick={onReset}
        >
          {t('reset')}
        </Button>
        <Button
          variant="line"
          size="sm"
          icon="swap"
          aria-disabled={!hasOther || !playing}
          onClick={onNewPuzzle}
        >
          {t('newPuzzle')}
        </Button>
      </div>
    </section>
  );
}

const placeOf = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): CSSProperties => ({
  left: `${x}%`,
  top: `${y}%`,
  width: `${w}%`,
  height: `${h}%`,
});

/** A key for each of the chosen: the radical, and how often it was chosen before. */
function keysOf(chosen: readonly string[]): string[] {
  return chosen.map((radical, index) => {
    const before = chosen.slice(0, index).filter((other) => other === radical).length;
    return `${radical}-${before}`;
  });
}

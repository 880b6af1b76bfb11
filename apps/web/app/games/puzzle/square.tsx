import { place } from '@michi/games/puzzle/place';
import type { Box, Puzzle } from '@michi/games/puzzle/puzzle';
import { puzzleOf } from '@michi/games/puzzle/puzzles';
import type { State } from '@michi/games/puzzle/rules';
import { classNames } from '@michi/ui/class-names';
import { Kanji } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { Stamp } from '@michi/ui/stamp';
import type { CSSProperties } from 'react';
import { Glyph } from './glyph.tsx';
import { keysOf } from './keys-of.ts';
import './square.css';

export interface SquareProps {
  readonly state: State;
  /** Another kanji that the wrong radicals make. */
  readonly made: Puzzle | null;
  readonly onRemove: (index: number) => void;
}

/** The square in which the kanji comes together: chosen radicals stand where its parts do. */
export function Square({ state, made, onRemove }: SquareProps) {
  const { kanji, parts } = puzzleOf(state.target);
  const { chosen, phase } = state;
  const built = phase === 'right' || phase === 'done';
  const whole = built ? kanji : made?.kanji;
  const placed = place(parts, chosen);
  const keyed = keysOf(chosen);
  const free = parts.filter(({ box }) => placed.every((other) => other.box !== box));
  return (
    <Masu className={`puz__big is-${phase}`}>
      {whole === undefined ? (
        <div className="puz__parts" aria-hidden="true">
          {free.map(({ box }) => (
            <i key={`${box.x}-${box.y}`} className="puz__gap" style={placeOf(box)} />
          ))}
          {placed.map(({ radical, box, own }, index) => (
            <button
              key={keyed[index]}
              type="button"
              className={classNames('puz__part', own && 'is-own')}
              style={placeOf(box)}
              tabIndex={-1}
              onClick={() => onRemove(index)}
            >
              <Glyph radical={radical} stretched={own} />
            </button>
          ))}
        </div>
      ) : (
        <Kanji className="puz__whole">{whole}</Kanji>
      )}
      {whole === undefined && chosen.length === 0 && <Kanji className="puz__unknown">？</Kanji>}
      {built && <Stamp kanji="合" falling />}
    </Masu>
  );
}

const placeOf = ({ x, y, w, h }: Box): CSSProperties => ({
  left: `${x}%`,
  top: `${y}%`,
  width: `${w}%`,
  height: `${h}%`,
});

import { targets } from '@michi/games/kotodama/constants';
import { kanaOf, type Line, type Lines, moraeOfLine, roomOf, textOf } from '@michi/games/kotodama/lines';
import { moraeOf } from '@michi/games/kotodama/morae';
import type { Season } from '@michi/games/kotodama/words';
import { classNames } from '@michi/ui/class-names';
import type { CustomProperties } from '@michi/ui/css-values';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import './paper.css';

export interface PaperProps {
  readonly lines: Lines;
  readonly season: Season;
  /** A first line that is given, as it is written and read. */
  readonly given?: { readonly text: string; readonly kana: string; readonly label: string } | undefined;
  /** Where one writes. */
  readonly place: number;
  readonly horizontal: boolean;
  readonly onPlace: (place: number) => void;
  readonly onRemove: (place: number, index: number) => void;
  /** What is done with a poem whose lines are full: in sight wherever the words lie. */
  readonly children: ReactNode;
}

/** The paper: three lines with a cell for each mora, from right to left or one below the other. */
export function Paper(props: PaperProps) {
  const { lines, season, given, place, horizontal, onPlace, onRemove, children } = props;
  const t = useTranslations('kotodama.editor');
  const lineOf = (line: Line, index: number) => {
    const target = targets[index] ?? 0;
    const isGiven = index === 0 && given !== undefined;
    const morae = isGiven ? target : moraeOfLine(line);
    const text = isGiven ? given.text : line.map(textOf).join('');
    return (
      <div
        key={target + index}
        className={classNames('kot-line', morae === target && 'is-ok', place === index && 'is-active')}
        style={{ '--n': target } as CustomProperties}
      >
        {isGiven ? (
          <Written text={given.text} kana={given.kana} />
        ) : (
          <button
            type="button"
            className="kot-line__line"
            aria-pressed={place === index}
            aria-label={t('line', { line: index + 1, morae, target, text: text || t('empty') })}
            onClick={() => onPlace(index)}
          />
        )}
        {!isGiven &&
          line.map((piece, at) => (
            <button
              key={moraeOfLine(line.slice(0, at))}
              type="button"
              className="kot-line__piece"
              style={{ '--s': moraeOf(kanaOf(piece)) } as CustomProperties}
              title={t('remove', { word: textOf(piece), line: index + 1 })}
              onClick={({ currentTarget }) => {
                // its own button leaves
                currentTarget.parentElement?.querySelector<HTMLElement>('.kot-line__line')?.focus();
                onRemove(index, at);
              }}
            >
              <Written text={textOf(piece)} kana={kanaOf(piece)} />
            </button>
          ))}
        {!isGiven &&
          Array.from({ length: roomOf(lines, index) }, (_, cell) => target - cell).map((cell) => (
            <span key={cell} className="kot-line__empty" />
          ))}
        <span className="kot-line__count num" aria-hidden="true">
          {morae}/{target}
          {morae === target && <Icon name="check" size="sm" />}
        </span>
      </div>
    );
  };
  return (
    <section
      className={classNames('kot-paper', `kot-paper--${season}`, horizontal && 'kot-paper--horizontal')}
      aria-label={t('sheet')}
    >
      {given && <p className="sr-only">{given.label}</p>}
      <div className="kot-paper__in">{lines.map(lineOf)}</div>
      {children}
    </section>
  );
}

/** A word with its kana beside it, where it has kanji. */
export function Written({ text, kana }: { text: string; kana: string }) {
  return (
    <Ja className="kot-line__word" style={{ '--s': moraeOf(kana) } as CustomProperties}>
      <b>{text}</b>
      {text !== kana && <i>{kana}</i>}
    </Ja>
  );
}

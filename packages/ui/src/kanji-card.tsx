import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Kanji, type KanjiProps } from './japanese.tsx';
import './kanji-card.css';

export type KanjiCardState = 'idle' | 'selected' | 'matched' | 'correct' | 'wrong';

export interface KanjiCardProps extends ComponentProps<'button'> {
  kanji: string;
  form?: KanjiProps['form'];
  state?: KanjiCardState | undefined;
  /** spoken: the character, its place and, once judged, the verdict */
  label: string;
  /** a word below the character */
  gloss?: ReactNode;
}

/** A card to be chosen in a game. The board decides about focus and keys; Space and Enter press it. */
export function KanjiCard(props: KanjiCardProps) {
  const { kanji, form, state = 'idle', label, gloss, className, children, type = 'button', ...rest } = props;
  return (
    <button
      aria-pressed={state === 'selected'}
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        'kcard',
        state !== 'idle' && `is-${state}`,
        gloss !== undefined && 'kcard--label',
        className,
      )}
    >
      <Kanji form={form}>{kanji}</Kanji>
      {gloss !== undefined && (
        <>
          {' ' /* else 写 and しゃ are one word to whoever controls by voice */}
          <span className="m">{gloss}</span>
        </>
      )}
      {state === 'correct' && <Icon name="check" className="kcard__mark" />}
      {state === 'wrong' && <Icon name="close" className="kcard__mark" />}
      {children}
    </button>
  );
}

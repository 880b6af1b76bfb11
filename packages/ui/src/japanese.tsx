import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** What marks Japanese: it gets Japanese glyphs and a Japanese voice, and no translator changes what is learned. */
export const japanese = { lang: 'ja', translate: 'no' } as const;

/** A run of Japanese text. */
export function Ja(props: ComponentProps<'span'>) {
  return <span {...japanese} {...props} />;
}

export interface KanjiProps extends ComponentProps<'span'> {
  /** `print` to recognise (Shippori), `model` to write or study (Klee: the form of the hand) */
  form?: 'print' | 'model' | undefined;
}

/** Kanji as a picture: set on the full square, in print or in the form to copy by hand. */
export function Kanji({ form = 'print', className, ...rest }: KanjiProps) {
  return (
    <span {...japanese} {...rest} className={classNames('k', form === 'model' && 'k--model', className)} />
  );
}

import { Fragment } from 'react';
import { useTried } from '../../lib/react/use-later.ts';
import { dictionary } from './picture.tsx';

/** A text with its kana above, once they are known. */
export function Furigana({ text }: { readonly text: string }) {
  const { loaded } = useTried(dictionary);
  if (!loaded) return text;
  let at = 0;
  return loaded.furiganaOf(text, {}).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.kana === null ? (
      <Fragment key={key}>{piece.text}</Fragment>
    ) : (
      <ruby key={key}>
        {piece.text}
        <rt>{piece.kana}</rt>
      </ruby>
    );
  });
}

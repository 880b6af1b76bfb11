import { furiganaOf } from '@michi/games/monogatari/furigana';
import { Fragment } from 'react';

/** A text with its kana above. */
export function Furigana({ text }: { readonly text: string }) {
  let at = 0;
  return furiganaOf(text, {}).map((piece) => {
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

import { Fragment } from 'react';
import { useTried } from '../../lib/react/use-later.ts';
import { dictionary } from './picture.tsx';

/** A text with its kana above, once they are known. */
export function Furigana({ text }: { readonly text: string }) {
  const { loaded } = useTried(dictionary);
  if (!loaded) return text;
  let at = 0;
  return loaded.furiganaOf(text, {}).map((textPart) => {
    const key = at;
    at += textPart.text.length;
    return textPart.kana === null ? (
      <Fragment key={key}>{textPart.text}</Fragment>
    ) : (
      <ruby key={key}>
        {textPart.text}
        <rt>{textPart.kana}</rt>
      </ruby>
    );
  });
}

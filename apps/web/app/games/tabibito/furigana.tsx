import { japanese } from '@michi/ui/japanese';

const kana = /[ぁ-ゖー]/u;

/** A word with its kana above its kanji; the kana that it ends or begins with need none. */
export function Furigana({ word, reading }: { word: string; reading: string }) {
  const [signs, sounds] = [[...word], [...reading]];
  let before = 0;
  while (kana.test(signs[before] ?? '') && signs[before] === sounds[before]) before++;
  let after = 0;
  while (kana.test(signs.at(-1 - after) ?? '') && signs.at(-1 - after) === sounds.at(-1 - after)) after++;
  const middle = <T,>(all: readonly T[]) => all.slice(before, all.length - after).join('');
  return (
    <span {...japanese} className="tabi-word">
      {signs.slice(0, before).join('')}
      <ruby>
        {middle(signs)}
        <rt>{middle(sounds)}</rt>
      </ruby>
      {signs.slice(signs.length - after).join('')}
    </span>
  );
}

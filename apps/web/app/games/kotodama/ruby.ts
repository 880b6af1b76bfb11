/** Text with what is read above it; null where it is read as it stands. */
export interface Ruby {
  readonly text: string;
  readonly kana: string | null;
}

const isKana = (sign: string | undefined): boolean => sign !== undefined && /[ぁ-ゖァ-ヺー]/u.test(sign);

/** Parts a word into its kanji with their reading, and the kana that it begins or ends with: 静か is 静 (しず) and か. */
export function rubyOf({ text, kana }: { readonly text: string; readonly kana: string }): Ruby[] {
  const [signs, sounds] = [[...text], [...kana]];
  let before = 0;
  while (isKana(signs[before]) && signs[before] === sounds[before]) before++;
  let after = 0;
  while (
    after < signs.length - before &&
    isKana(signs.at(-1 - after)) &&
    signs.at(-1 - after) === sounds.at(-1 - after)
  )
    after++;
  const middle = {
    text: signs.slice(before, signs.length - after).join(''),
    kana: sounds.slice(before, sounds.length - after).join(''),
  };
  return [
    { text: signs.slice(0, before).join(''), kana: null },
    middle,
    { text: signs.slice(signs.length - after).join(''), kana: null },
  ].filter((part) => part.text !== '');
}

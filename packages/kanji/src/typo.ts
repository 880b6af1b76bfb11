/** Shorter words forgive no such typo: what is left tells too little. */
const least = { doubled: 2, swapped: 3, dropped: 4, replaced: 5 } as const;

/**
 * Whether a word was meant by what was typed: one letter of it is doubled, left out, swapped with the next or replaced, and
 * it is not the first one. Both are Latin letters, as `plainKey` writes them; in kana each sign is a sound.
 */
export function isTypo(word: string, typed: string): boolean {
  if (!/^[a-z ]+$/.test(word) || word === typed) return false;
  let at = 0;
  while (at < word.length && word[at] === typed[at]) at++;
  if (at === 0) return false;
  const { length } = word;
  const rest = word.slice(at);
  const given = typed.slice(at);
  switch (typed.length - length) {
    case 1:
      return length >= least.doubled && given[0] === word[at - 1] && given.slice(1) === rest;
    case -1:
      return length >= least.dropped && rest.slice(1) === given;
    case 0:
      if (rest.slice(1) === given.slice(1)) return length >= least.replaced && given[0] !== ' ';
      return length >= least.swapped && given === `${rest[1]}${rest[0]}${rest.slice(2)}`;
    default:
      return false;
  }
}

import { fieldError } from '../../api/api-error.ts';
import { commonPasswords, commonWords, keyboardWalks } from './common-passwords.ts';

/** A password made of a part of this length, over and over, is as good as the part. */
const longestUnit = 5;

/** Throws ApiError 422 for a password that is easily guessed. */
export function refuseWeak(password: string, owner: { email: string; username: string }): void {
  if (isCommon(password)) throw fieldError(422, 'password', 'account.commonPassword');
  if (isPersonal(password, owner)) throw fieldError(422, 'password', 'account.personalPassword');
}

/** Whether a password is among those that are tried first: a common one, or one of the usual ways to lengthen a word. */
function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  if (commonPasswords.has(lower) || isRepeated(lower)) return true;
  const plain = lower.replace(/[^\p{L}\p{N}]/gu, '');
  return isWalk(plain) || isCommonWord(lower) || isCommonWord(unmasked(lower));
}

/** `aaaaaaaaaa`, `abcabcabcabc` */
function isRepeated(text: string): boolean {
  for (let length = 1; length <= longestUnit; length++) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return true;
  }
  return false;
}

/** `1234567890`, `qwertyuiop`, `poiuytrewq` */
const isWalk = (text: string): boolean =>
  text !== '' &&
  keyboardWalks.some((walk) => walk.includes(text) || walk.includes([...text].reverse().join('')));

/** A common word, once or twice, with digits and signs around it: `2024Password!` */
function isCommonWord(text: string): boolean {
  const word = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const half = word.slice(0, word.length / 2);
  return commonWords.has(word) || (half.repeat(2) === word && commonWords.has(half));
}

const masks: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** `p@ssw0rd` as the word that it stands for. Signs at the end are there to make it longer, and stay. */
function unmasked(text: string): string {
  const end = text.match(/[^\p{L}]*$/u)?.index ?? text.length;
  return text.slice(0, end).replace(/[@431!0$57]/g, (sign) => masks[sign] ?? sign) + text.slice(end);
}

/** Whether a password is what others know of its owner. */
function isPersonal(password: string, { email, username }: { email: string; username: string }): boolean {
  const known = [email, email.slice(0, email.lastIndexOf('@')), username];
  return known.some((text) => text.toLowerCase() === password.toLowerCase());
}

import { Ja } from '@michi/ui/japanese';
import { useLocale } from 'use-intl';

const japaneseRun = /([\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+)/u;

/** A text in the language of the page, with the Japanese within it marked as such. */
export function WithJapanese({ children }: { children: string }) {
  if (useLocale() === 'ja') return children;
  // the runs that were split at stand at the odd places
  return children
    .split(japaneseRun)
    .map((part, index) => (index % 2 === 1 ? <Ja key={`${index} ${part}`}>{part}</Ja> : part));
}

import { classNames } from '@michi/ui/class-names';
import { Masu } from '@michi/ui/masu';
import { useTranslations } from 'use-intl';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import './required-kanji.css';

export interface RequiredKanjiProps {
  readonly kanji: readonly string[];
  /** Which of them are in the story; null where nothing has been written yet. */
  readonly used?: readonly string[] | null;
}

/** The kanji that a template asks for, in cells. */
export function RequiredKanji({ kanji, used = null }: RequiredKanjiProps) {
  const t = useTranslations('monogatari.required');
  return (
    <ul className="mng-required">
      {kanji.map((each) => (
        <li key={each} className={classNames(used?.includes(each) && 'is-used')}>
          <Masu small form="model" kanji={each} />
          {used && (
            <span className="sr-only">
              <WithJapanese>{t(used.includes(each) ? 'used' : 'open', { kanji: each })}</WithJapanese>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

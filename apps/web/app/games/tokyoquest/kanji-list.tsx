import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { Skeleton } from '@michi/ui/state';
import { useTranslations } from 'use-intl';
import './kanji-list.css';
import { useStoryKanji } from './use-story-kanji.ts';

/** Kanji with their readings and meanings. */
export function KanjiList({ kanji }: { kanji: readonly string[] }) {
  const t = useTranslations('tokyoquest.lookup');
  const { kanji: known, failed } = useStoryKanji(kanji.length > 0);
  return (
    <>
      {failed && <p role="status">{t('missing')}</p>}
      <ul className="tq-kanji">
        {kanji.map((each) => {
          const entry = known?.get(each);
          return (
            <li key={each}>
              <Masu kanji={each} small />
              {entry ? (
                <span>
                  <Ja>{entry.first.kana}</Ja> {entry.glosses.slice(0, 2).join('; ')}
                </span>
              ) : (
                !failed && <Skeleton width="4rem" />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

import type { State } from '@michi/games/mitsukete/rules';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useTranslations } from 'use-intl';
import { Meaning } from '../../lib/language/meaning.tsx';
import { useKanjiOf } from './kanji-of.tsx';
import './last-found.css';

/** The kanji found last, in the form to write, with its readings; and how the board is played. */
export function LastFound({ lastMatch }: Pick<State, 'lastMatch'>) {
  const t = useTranslations('mitsukete.play');
  const kanjiOf = useKanjiOf();
  const kanji = lastMatch && kanjiOf(lastMatch.kanji);
  return (
    <aside className="mit__side">
      {kanji && (
        <>
          <h2>{t('lastFound')}</h2>
          <div className="mit__last">
            <Masu kanji={kanji.kanji} form="model" />
            <p>
              <b>
                <Meaning of={kanji} />
              </b>
              <br />
              <span className="soft small">
                {kanji.romaji}
                {kanji.on !== null && (
                  <span>
                    {' · '}
                    <Ja>{kanji.on}</Ja>
                  </span>
                )}
              </span>
            </p>
          </div>
        </>
      )}
      <p className="small soft">{t('help')}</p>
    </aside>
  );
}

import { Icon } from '@michi/ui/icon';
import { Ja, Kanji } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Meaning } from '../../lib/language/meaning.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { type Mistaken, useDifference } from '../use-difference.ts';
import { useKanjiOf } from './kanji-of.tsx';
import type { Remark } from './remark.ts';
import './remark-line.css';

export interface RemarkLineProps {
  readonly remark: Remark | null;
  /** What is said before there is anything to remark. */
  readonly hint: string;
  /** What stands beside it. */
  readonly children?: ReactNode;
}

const looks = { match: ' is-right', revealed: '', notSought: ' is-wrong', mistaken: ' is-wrong' } as const;

/** The line above the board, which is always there: what the last cards were, and what tells them apart. */
export function RemarkLine({ remark, hint, children }: RemarkLineProps) {
  return (
    <div className={`mit__line${remark === null ? '' : looks[remark.about]}`}>
      {remark === null ? (
        <p>{hint}</p>
      ) : remark.about === 'mistaken' ? (
        <MistakenKanji {...remark} />
      ) : (
        <OneKanji {...remark} />
      )}
      {children}
    </div>
  );
}

function OneKanji(remark: Exclude<Remark, Mistaken>) {
  const t = useTranslations('mitsukete.play');
  const { about, kanji } = remark;
  return (
    <>
      <Masu kanji={kanji} form="model" small />
      {about === 'notSought' ? (
        <p>
          <b>
            <Icon name="close" size="sm" />
            <WithJapanese>{t('notSought', { kanji })}</WithJapanese>
          </b>
          <Gloss of={kanji} />
        </p>
      ) : (
        <p>
          <b>
            <Gloss of={kanji} />
          </b>
          {about === 'match' ? (
            <em className="num">{t('comboPoints', { points: remark.points })}</em>
          ) : (
            <span>{t('revealed')}</span>
          )}
        </p>
      )}
    </>
  );
}

function MistakenKanji(mistaken: Mistaken) {
  const t = useTranslations('mitsukete.play');
  const alike = useDifference()(mistaken);
  const { meant } = mistaken;
  const taken = alike ? [alike.taken] : mistaken.taken;
  const shown = [...taken, meant];
  return (
    <>
      {shown.map((kanji) => (
        <Masu key={kanji} className={alike ? undefined : 'is-spare'} kanji={kanji} form="model" small />
      ))}
      <p>
        <b>
          <Icon name="close" size="sm" />
          <WithJapanese>{t('mistaken', { taken: taken.join('・'), meant })}</WithJapanese>
        </b>
        {alike ? (
          <span>
            <WithJapanese>{alike.sentence}</WithJapanese>
          </span>
        ) : (
          shown.map((kanji) => (
            <span key={kanji}>
              <Kanji>{kanji}</Kanji> <Gloss of={kanji} />
            </span>
          ))
        )}
      </p>
    </>
  );
}

/** Reading and meaning of a kanji; who reads Japanese needs no romaji. */
function Gloss({ of: character }: { of: string }) {
  const isJapanese = useLocale() === 'ja';
  const kanji = useKanjiOf()(character);
  return (
    <span>
      {kanji.hiragana !== '' && (
        <>
          <Ja className="mit__kana">{kanji.hiragana}</Ja>
          <span>{isJapanese ? ' · ' : ` ${kanji.romaji} · `}</span>
        </>
      )}
      <Meaning of={kanji} />
    </span>
  );
}

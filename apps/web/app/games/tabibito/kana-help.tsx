import { kanaIn } from '@michi/kanji/kana';
import { Dialog } from '@michi/ui/dialog';
import { Ja } from '@michi/ui/japanese';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { markJapanese } from '../../lib/language/with-japanese.tsx';
import './kana-help.css';

export interface KanaHelpProps {
  /** What stands on the card. */
  readonly texts: readonly string[];
  readonly onClose: () => void;
  /** What can be chosen here. */
  readonly children?: ReactNode;
}

/** How the kana of a card are read, and no others. */
export function KanaHelp({ texts, onClose, children }: KanaHelpProps) {
  const t = useTranslations('tabibito.lesson');
  const kana = kanaIn(texts);
  const has = (sign: string) => texts.some((text) => text.includes(sign));
  return (
    <Dialog open onClose={onClose} title={t('kana')} closeLabel={t('closeKana')} className="tabi-kana">
      {kana.length === 0 ? (
        <p>{t('noKana')}</p>
      ) : (
        <ul className="tabi-kana__list">
          {kana.map(({ sign, romaji: sound }) => (
            <li key={sign}>
              <Ja>{sign}</Ja>
              <span>{sound}</span>
            </li>
          ))}
        </ul>
      )}
      {(has('っ') || has('ッ')) && <p className="small">{markJapanese(t('smallTsu'))}</p>}
      {has('ー') && <p className="small">{markJapanese(t('longVowel'))}</p>}
      {children}
    </Dialog>
  );
}

import { kanaIn } from '@michi/kanji/kana';
import { Dialog } from '@michi/ui/dialog';
import { Ja } from '@michi/ui/japanese';
import { Toggle } from '@michi/ui/toggle';
import { useTranslations } from 'use-intl';
import { markJapanese } from '../../lib/language/with-japanese.tsx';
import './kana-help.css';

export interface KanaHelpProps {
  /** What stands on the card. */
  readonly texts: readonly string[];
  readonly romaji: boolean;
  readonly onRomaji: (shown: boolean) => void;
  readonly onClose: () => void;
}

/** How the kana of a card are read, and no others. */
export function KanaHelp({ texts, romaji, onRomaji, onClose }: KanaHelpProps) {
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
      <Toggle label={t('alwaysRomaji')} checked={romaji} onCheckedChange={onRomaji} />
    </Dialog>
  );
}

import type { State } from '@michi/games/jukugo/rules';
import { Dialog } from '@michi/ui/dialog';
import { Ja } from '@michi/ui/japanese';
import { useLocale, useTranslations } from 'use-intl';
import type { ShownWord } from './words.ts';
import './word-list.css';

export interface WordListProps {
  readonly open: boolean;
  readonly state: State;
  readonly wordOf: (jukugo: string) => ShownWord;
  readonly onClose: () => void;
}

/** Every word of the level: the solved ones in full, of the others only what is sought. */
export function WordList({ open, state, wordOf, onClose }: WordListProps) {
  const t = useTranslations('jukugo.list');
  const common = useTranslations('common');
  const locale = useLocale();
  const { words } = state.setup;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title', { solved: state.solved.length, total: words.length })}
      closeLabel={common('close')}
    >
      <ul className="juk-list">
        {words.map(({ jukugo }, index) => {
          const { meaning, hiragana, romaji } = wordOf(jukugo);
          if (!state.solved.includes(index))
            return (
              <li key={jukugo} className="juk-list__open">
                <span className="juk-list__word" role="img" aria-label={t('open')}>
                  ？？
                </span>
                <span>{meaning}</span>
              </li>
            );
          return (
            <li key={jukugo}>
              <Ja className="juk-list__word">{jukugo}</Ja>
              <span>
                <b className="juk__meaning">{meaning}</b>
                <br />
                <span className="soft small">
                  <Ja>{hiragana}</Ja>
                  {locale !== 'ja' && <span>{` · ${romaji}`}</span>}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

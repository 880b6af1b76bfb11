import type { State } from '@michi/games/jukugo/rules';
import { Button } from '@michi/ui/button';
import { useTranslations } from 'use-intl';

export interface ActsProps {
  readonly state: State;
  readonly onReset: () => void;
  readonly onNewWord: () => void;
  readonly onList: () => void;
}

/** The ways out of a word, and the list of all of them. */
export function Acts({ state, onReset, onNewWord, onList }: ActsProps) {
  const t = useTranslations('jukugo.play');
  const { phase, picked, solved, setup } = state;
  const playing = phase === 'playing' || phase === 'wrong';
  const open = setup.words.length - solved.length;
  const resettable = picked.length > 0 && playing;
  return (
    <div className="juk__acts">
      <Button variant="line" size="sm" icon="reset" aria-disabled={!resettable} onClick={onReset}>
        {t('reset')}
      </Button>
      <Button
        variant="line"
        size="sm"
        icon="swap"
        aria-disabled={!playing || open < 2}
        onClick={({ detail }) => detail < 2 && onNewWord()} // of a double tap the second is not meant
      >
        {t('newWord')}
      </Button>
      <Button variant="quiet" size="sm" className="num" aria-haspopup="dialog" onClick={onList}>
        {t('list', { solved: solved.length, total: setup.words.length })}
      </Button>
    </div>
  );
}

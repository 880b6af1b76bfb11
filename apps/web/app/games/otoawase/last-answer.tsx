import { cardOf, type State } from '@michi/games/otoawase/state';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useTranslations } from 'use-intl';
import './last-answer.css';

/** The note that was over last, with its reading and meaning: it stays until the next one is hit. */
export function LastAnswer({ state }: { state: State }) {
  const t = useTranslations('otoawase.last');
  const place = state.marks.length - 1;
  const mark = state.marks[place];
  const note = state.notes[place];
  if (!mark || !note) return <p className="oto-last oto-last--none small soft">{t('none')}</p>;
  const { kanji, readings, glosses } = cardOf(state, note);
  const isRight = mark.right === true;
  return (
    <div className={isRight ? 'oto-last is-right' : 'oto-last is-wrong'}>
      <Masu kanji={kanji} />
      <p>
        <b>
          <Icon name={isRight ? 'check' : 'close'} />
          {t(isRight ? 'right' : mark.timing === 'missed' ? 'missed' : 'wrong')}
        </b>
        <span>
          <Ja>{readings[0]}</Ja> · {glosses[0]}
        </span>
      </p>
    </div>
  );
}

import { promptOf, type State } from '@michi/games/otoawase/state';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useTranslations } from 'use-intl';
import './last-answer.css';

/** The last answered note with its reading and meaning. It stays until the next note is hit. */
export function LastAnswer({ state }: { state: State }) {
  const t = useTranslations('otoawase.last');
  const place = state.outcomes.length - 1;
  const outcome = state.outcomes[place];
  const note = state.notes[place];
  if (!outcome || !note) return <p className="oto-last oto-last--none small soft">{t('none')}</p>;
  const { kanji, readings, glosses } = promptOf(state, note);
  const isRight = outcome.right === true;
  return (
    <div className={isRight ? 'oto-last is-right' : 'oto-last is-wrong'}>
      <Masu kanji={kanji} />
      <p>
        <b>
          <Icon name={isRight ? 'check' : 'close'} />
          {t(isRight ? 'right' : outcome.timing === 'missed' ? 'missed' : 'wrong')}
        </b>
        <span>
          <Ja>{readings[0]}</Ja> · {glosses[0]}
        </span>
      </p>
    </div>
  );
}

import { promptOf, type State } from '@michi/games/otoawase/state';
import { Icon, type IconName } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useTranslations } from 'use-intl';
import './last-answer.css';
import { type NoteResult, noteResult } from './note-result.ts';

const shown = {
  perfect: ['right', 'check'],
  good: ['right', 'check'],
  shown: ['shown', 'spark'],
  wrong: ['wrong', 'close'],
  unknown: ['unknown', 'close'],
  missed: ['missed', 'close'],
} as const satisfies Readonly<Record<NoteResult, readonly [said: string, icon: IconName]>>;

/** The last note with a kanji, with its reading and meaning. It stays until the next one is hit. */
export function LastAnswer({ state }: { state: State }) {
  const t = useTranslations('otoawase.last');
  const place = state.outcomes.findLastIndex(({ isPlain }) => !isPlain);
  const [outcome, note] = [state.outcomes[place], state.notes[place]];
  const prompt = note && promptOf(state, note);
  if (!outcome || !prompt) return <p className="oto-last oto-last--none small soft">{t('none')}</p>;
  const [said, icon] = shown[noteResult(outcome)];
  return (
    <div className={`oto-last is-${said}`}>
      <Masu kanji={prompt.kanji} />
      <p>
        <b>
          <Icon name={icon} />
          {t(said)}
        </b>
        <span>
          <Ja>{prompt.readings[0]}</Ja>, {prompt.glosses[0]}
        </span>
      </p>
    </div>
  );
}

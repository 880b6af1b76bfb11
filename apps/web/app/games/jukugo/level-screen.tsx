import type { Setup } from '@michi/games/jukugo/level';
import type { Move, State } from '@michi/games/jukugo/rules';
import { Button } from '@michi/ui/button';
import { Stats } from '@michi/ui/stats';
import { type ReactNode, useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { RunSession } from '../../play/session.ts';
import { Announcer } from './announcer.tsx';
import { Board } from './board.tsx';
import { Celebration } from './celebration.tsx';
import { Combination } from './combination.tsx';
import { Guide, guidedKanji } from './guide.tsx';
import { LastWord } from './last-word.tsx';
import { Target } from './target.tsx';
import { useCardMeanings } from './word-texts.ts';
import type { ShownWord } from './words.ts';

export interface LevelScreenProps {
  readonly session: RunSession<Setup, State, Move>;
  readonly state: State;
  /** The clock stands still, and the cards are covered. */
  readonly stopped: boolean;
  readonly wordOf: (jukugo: string) => ShownWord;
  /** Asks once more for texts in the language of now; null when none are missing. */
  readonly onRetry: (() => void) | null;
  readonly continued: boolean;
  readonly onList: () => void;
  /** What stands below. */
  readonly children: ReactNode;
}

/** The sheet of a level: what is sought, the two slots, the cards, what was learnt, and the numbers. */
export function LevelScreen(props: LevelScreenProps) {
  const { session, state, stopped, wordOf, onRetry, continued, onList, children } = props;
  const t = useTranslations('jukugo.play');
  const common = useTranslations('common');
  const { setup, target, solved, hinted, phase } = state;
  const words = useMemo(() => setup.words.map((word) => wordOf(word.jukugo)), [setup.words, wordOf]);
  const meanings = useCardMeanings(words);
  const jukugoAt = (index: number | undefined) => setup.words[index ?? -1]?.jukugo ?? '';
  const word = wordOf(jukugoAt(target));
  const [firstKanji = ''] = [...word.jukugo];
  const isHinted = hinted.includes(target);
  const lastSolved = jukugoAt(solved.at(-1));
  const marked = (isHinted ? firstKanji : '') + guidedKanji(state, word.jukugo);

  return (
    <>
      {setup.mode === 'tutorial' && <Guide state={state} word={word} />}
      {onRetry && (
        <p className="juk__texts row small" role="alert">
          {t('textsMissing')}
          <Button variant="line" size="sm" onClick={onRetry}>
            {common('retry')}
          </Button>
        </p>
      )}
      <Target
        state={state}
        word={word}
        run={session}
        onHint={() => session.play({ ask: 'hint' })}
        onList={onList}
      />
      <Combination
        state={state}
        jukugo={word.jukugo}
        meanings={meanings}
        prompt={isHinted ? t('hinted', { kanji: firstKanji }) : t('prompt')}
        onRemove={(index) => session.play({ pick: index })}
        onReset={() => session.play({ ask: 'reset' })}
        onNewWord={() => session.play({ ask: 'newWord' })}
      />
      <Board
        state={state}
        meanings={meanings}
        marked={marked}
        covered={stopped}
        takeFocus={continued}
        onPick={(index) => session.play({ pick: index })}
      />
      {lastSolved !== '' && <LastWord word={wordOf(lastSolved)} />}
      <Numbers state={state} />
      {children}
      {phase === 'celebrating' && <Celebration state={state} />}
      <Announcer state={state} stopped={stopped} wordOf={wordOf} run={session} />
    </>
  );
}

/** Six numbers of the sitting. */
function Numbers({ state: { tally, setup } }: { state: State }) {
  const t = useTranslations('jukugo.stats');
  const format = useFormatter();
  return (
    <div className="juk__stats">
      <Stats
        items={[
          { label: t('solved'), value: tally.solved },
          { label: t('perfect'), value: tally.perfect },
          { label: t('hints'), value: tally.hints },
          { label: t('streak'), value: tally.streak, hot: tally.streak > 1 },
          { label: t('level'), value: setup.level },
          { label: t('points'), value: format.number(tally.score) },
        ]}
      />
    </div>
  );
}

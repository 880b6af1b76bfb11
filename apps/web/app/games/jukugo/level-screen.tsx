import type { Setup } from '@michi/games/jukugo/level';
import { type Move, readingsShown, type State } from '@michi/games/jukugo/rules';
import { Button } from '@michi/ui/button';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { Stats } from '@michi/ui/stats';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import type { LiveRun } from '../../play/live-run.ts';
import { TaskAndBoard } from '../task-and-board.tsx';
import { useShownMiss } from '../use-shown-miss.ts';
import './last-word.css';
import { Announcer } from './announcer.tsx';
import { Board } from './board.tsx';
import { useCardTexts } from './card-texts.ts';
import { Guide, guidedKanji } from './guide.tsx';
import { levelClass } from './loading-level.tsx';
import { missOf } from './miss.ts';
import { Solved } from './solved.tsx';
import { Task } from './task.tsx';
import { useMissText } from './use-miss-text.ts';
import { useOtherWords } from './use-other-words.ts';
import type { ShownWord } from './words.ts';

export interface LevelScreenProps {
  readonly liveRun: LiveRun<Setup, State, Move>;
  readonly state: State;
  /** The clock stands still, and the cards are covered. */
  readonly stopped: boolean;
  readonly wordOf: (jukugo: string) => ShownWord;
  /** Asks once more for texts in the language of now; null when none are missing. */
  readonly onRetry: (() => void) | null;
  readonly continued: boolean;
  /** The word just solved is kept in sight. */
  readonly held: boolean;
  readonly onHold: (held: boolean) => void;
  readonly onList: () => void;
  /** What stands below. */
  readonly children?: ReactNode;
}

/** The sheet of a level: what is sought, the two slots, the cards, what was learnt, and the numbers. */
export function LevelScreen(props: LevelScreenProps) {
  const { liveRun, state, stopped, wordOf, onRetry, continued, held, onHold, onList, children } = props;
  const t = useTranslations('jukugo.play');
  const common = useTranslations('common');
  const { setup, target, solved, hinted, phase } = state;
  const words = useMemo(() => setup.words.map((word) => wordOf(word.jukugo)), [setup.words, wordOf]);
  const texts = useCardTexts(words);
  const others = useOtherWords(state.cards, setup.level);
  const jukugoAt = (index: number | undefined) => setup.words[index ?? -1]?.jukugo ?? '';
  const word = wordOf(jukugoAt(target));
  const [firstKanji = ''] = [...word.jukugo];
  const lastSolved = jukugoAt(solved.at(-1));
  const readings = useMemo(() => new Map([...texts].map(([kanji, text]) => [kanji, text.readings])), [texts]);
  const makeable = useMemo(
    () => new Map([...(others ?? []), ...words].map((each) => [each.jukugo, each])),
    [others, words],
  );
  const missIn = ({ phase, picked, cards }: State) => {
    const [one = '', other = ''] = picked.map((index) => cards[index]);
    const known = { readings, words: makeable, all: others !== null };
    return phase === 'wrong' ? missOf([one, other], word, known) : null;
  };
  const say = useMissText(texts);
  const { shown, play } = useShownMiss(liveRun, state, 'picked');
  const miss = missIn(shown);
  const pointedOut = (hinted.includes(target) ? firstKanji : '') + guidedKanji(state, word.jukugo);
  const highlighted = phase === 'playing' ? pointedOut : '';

  const begin = useEffectEvent(() => {
    if (continued) scrollTo({ top: 0, behavior: 'instant' }); // the level before may have been scrolled
  });
  useEffect(() => begin(), []);

  return (
    <>
      {onRetry && (
        <p className="juk__texts row small" role="alert">
          {t('textsMissing')}
          <Button variant="line" size="sm" onClick={onRetry}>
            {common('retry')}
          </Button>
        </p>
      )}
      <TaskAndBoard
        className={levelClass(setup.mode)}
        guide={setup.mode === 'tutorial' ? <Guide state={state} word={word} /> : undefined}
        taskLabel={t('sought')}
        verdict={shown.phase === 'right' || shown.phase === 'wrong' ? shown.phase : undefined}
        task={
          phase === 'right' ? (
            <Solved state={state} word={word} held={held} onHold={onHold} />
          ) : (
            <Task
              state={shown}
              word={word}
              texts={texts}
              miss={miss}
              missText={miss ? say(miss) : ''}
              run={liveRun}
              onHint={() => play({ ask: 'hint' })}
              onRemove={(pick) => play({ pick })}
            />
          )
        }
        board={
          <Board
            state={shown}
            texts={texts}
            withReadings={readingsShown(state)}
            fitting={miss?.pair.find((_, at) => miss.fits[at]) ?? ''}
            highlighted={highlighted}
            covered={stopped}
            takeFocus={continued}
            onPick={(pick) => play({ pick })}
          />
        }
        acts={
          <Acts
            state={shown}
            onReset={() => play({ ask: 'reset' })}
            onNewWord={() => play({ ask: 'newWord' })}
            onList={onList}
          />
        }
      />
      {lastSolved !== '' && <LastWord word={wordOf(lastSolved)} />}
      <Numbers state={state} />
      {children}
      <Announcer
        state={state}
        stopped={stopped}
        wordOf={wordOf}
        sayMiss={(after) => {
          const missed = missIn(after);
          return missed ? say(missed) : '';
        }}
        run={liveRun}
      />
    </>
  );
}

/** Six numbers of the series. */
function Numbers({ state: { totals, setup } }: { state: State }) {
  const t = useTranslations('jukugo.stats');
  const format = useFormatter();
  return (
    <div className="juk__stats">
      <Stats
        items={[
          { label: t('solved'), value: totals.solved },
          { label: t('perfect'), value: totals.perfect },
          { label: t('hints'), value: totals.hints },
          { label: t('streak'), value: totals.streak, hot: totals.streak > 1 },
          { label: t('level'), value: setup.level },
          { label: t('points'), value: format.number(totals.score) },
        ]}
      />
    </div>
  );
}

interface ActsProps {
  readonly state: State;
  readonly onReset: () => void;
  readonly onNewWord: () => void;
  readonly onList: () => void;
}

/** The ways out of a word, and the list of all of them. */
function Acts({ state, onReset, onNewWord, onList }: ActsProps) {
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

/** The word solved last, in the form to write, with all there is to know about it. */
function LastWord({ word }: { word: ShownWord }) {
  const t = useTranslations('jukugo.play');
  const locale = useLocale();
  return (
    <aside className="juk__last panel" aria-label={t('lastWord')}>
      <div className="juk__pair">
        {[...word.jukugo].map((kanji) => (
          <Masu key={kanji} kanji={kanji} form="model" />
        ))}
      </div>
      <p className="juk__facts">
        <span className="label soft">{t('lastWord')}</span>
        <b className="juk__meaning">{word.meaning}</b>
        <span>
          <Ja className="juk__kana">{word.hiragana}</Ja>
          {locale !== 'ja' && <span>{` · ${word.romaji}`}</span>}
        </span>
      </p>
      {word.exampleJa !== '' && (
        <p className="juk__example">
          <Ja>{word.exampleJa}</Ja>
          {locale !== 'ja' && <span className="soft small">{word.example}</span>}
        </p>
      )}
    </aside>
  );
}

import type { Move } from '@michi/games/otoawase/rules';
import { promptOf, type State } from '@michi/games/otoawase/state';
import { Button } from '@michi/ui/button';
import { Icon, type IconName } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { OnAndKun } from '../../lib/language/kanji-answers.tsx';
import { useEntriesOf } from '../../lib/language/use-entries-of.ts';
import { WasRight } from '../../lib/language/was-right.tsx';
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

interface LastAnswerProps {
  readonly state: State;
  readonly onMove: (move: Move) => void;
}

/** The last note with a kanji, with its reading and meaning. It stays until the next one is hit. */
export function LastAnswer({ state, onMove }: LastAnswerProps) {
  const t = useTranslations('otoawase.last');
  const place = state.outcomes.findLastIndex(({ isPlain }) => !isPlain);
  const [outcome, note] = [state.outcomes[place], state.notes[place]];
  const prompt = note && promptOf(state, note);
  const entry = useEntriesOf(prompt ? [prompt.kanji] : []).get(prompt?.kanji ?? '');
  const top = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const isSpent = state.phase === 'spent';
  useEffect(() => {
    if (isSpent) next.current?.focus();
  }, [isSpent]);
  if (!outcome || !prompt) return <p className="oto-last oto-last--none small soft">{t('none')}</p>;
  const [said, icon] = shown[noteResult(outcome)];
  return (
    <div className={`oto-last is-${said}`} ref={top} tabIndex={-1}>
      <Masu kanji={prompt.kanji} />
      <p>
        <b>
          <Icon name={icon} />
          {t(said)}
        </b>
        <span>
          <Ja>{prompt.readings[0]}</Ja>, {prompt.glosses[0]}
        </span>
        {entry && (
          <span className="oto-last__readings small soft">
            <OnAndKun entry={entry} />
          </span>
        )}
      </p>
      {state.refused && (
        <div className="oto-last__acts">
          <WasRight
            onSay={() => {
              onMove({ ask: 'wasRight' });
              top.current?.focus();
            }}
          />
          {isSpent && (
            <Button
              ref={next}
              variant="accent"
              size="sm"
              icon="right"
              onClick={() => onMove({ ask: 'next' })}
            >
              {t('goOn')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

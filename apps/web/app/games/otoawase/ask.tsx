import { wrongAnswerCost } from '@michi/games/otoawase/constants';
import { longestAnswer, type Move } from '@michi/games/otoawase/rules';
import { pointsOf, type Timing } from '@michi/games/otoawase/scoring';
import { noteNow, promptOf, type State } from '@michi/games/otoawase/state';
import { Button } from '@michi/ui/button';
import { Masu } from '@michi/ui/masu';
import { type RefObject, type SubmitEvent, useId, useLayoutEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AnswerField } from '../../lib/language/answer-field.tsx';
import './ask.css';
import { laneNames } from './field.tsx';

export interface AskProps {
  readonly state: State;
  readonly stopped: boolean;
  readonly onMove: (move: Move) => void;
  /** Where the answer is typed. */
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Asks for the kanji that was hit, as long as it takes: the song waits. */
export function Ask({ state, stopped, onMove, input }: AskProps) {
  const t = useTranslations('otoawase.ask');
  const field = useTranslations('otoawase.field');
  const [text, setText] = useState('');
  const headingId = useId();
  const note = noteNow(state);
  const timing = state.outcomes.at(-1)?.timing as Timing;
  const isEmpty = text.trim() === '';
  useLayoutEffect(() => {
    if (!stopped) input.current?.focus();
  }, [stopped, input]);
  const prompt = note && promptOf(state, note);
  if (!prompt) return null;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isEmpty) onMove({ name: text.trim().slice(0, longestAnswer) });
  };
  const worth = pointsOf(timing, 0);
  return (
    <form className="oto-ask sheet" aria-labelledby={headingId} onSubmit={submit}>
      <div className="oto-ask__head">
        <Masu kanji={prompt.kanji} />
        <div>
          <p className="label soft">
            {t('hit', { lane: field(`lanes.${laneNames[note.lane]}`), timing: field(timing) })}
          </p>
          <h2 id={headingId}>{t('heading')}</h2>
          <p className="oto-ask__worth num">
            {t.rich('worth', {
              worth,
              factor: 1 + state.combo / 10,
              points: pointsOf(timing, state.combo),
              b: (chunks) => <b>{chunks}</b>,
            })}
          </p>
        </div>
      </div>
      <AnswerField
        ref={input}
        className="oto-ask__input"
        label={t('label')}
        hint={t('hint')}
        value={text}
        onChange={setText}
        // the key that has hit the note may be held down still
        onKeyDown={(event) => event.repeat && text === '' && event.preventDefault()}
        maxLength={longestAnswer}
      />
      <div className="oto-ask__acts">
        <Button variant="line" onClick={() => onMove({ ask: 'unknown' })}>
          {t('unknown')} <span className="num">−{wrongAnswerCost}</span>
        </Button>
        <Button type="submit" variant="accent" disabled={isEmpty}>
          {t('answer')}{' '}
          <span className="oto-ask__enter" aria-hidden="true">
            ↵
          </span>
        </Button>
      </div>
      <p className="oto-ask__cost small soft">{t('cost', { cost: wrongAnswerCost })}</p>
    </form>
  );
}

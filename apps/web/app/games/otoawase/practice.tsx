import { askedIn, currentQuestion, type Move, placeOf, review, type State } from '@michi/games/review/rules';
import type { Setup } from '@michi/games/review/setup';
import { askedOf } from '@michi/games/typed-prompts';
import { isAnswer } from '@michi/kanji/judge';
import { Button } from '@michi/ui/button';
import { Field } from '@michi/ui/field';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { Bar } from '@michi/ui/progress';
import { LoadingState } from '@michi/ui/state';
import { type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useOtherKind } from '../../lib/language/use-other-kind.ts';
import { useAutoResume } from '../../play/use-auto-resume.ts';
import { useRun } from '../../play/use-run.ts';
import type { Missed } from './missed.ts';
import './practice.css';

export interface PracticeProps {
  readonly missed: readonly Missed[];
  readonly onEnd: () => void;
}

/** Asks the readings of the kanji that were missed in a song, until each was right. */
export function Practice({ missed, onEnd }: PracticeProps) {
  const t = useTranslations('otoawase.practice');
  const locale = useLocale();
  const setup = useMemo<Setup>(
    () => ({
      questions: missed.map(({ prompt: { kanji, readings } }) => ({
        ...{ kanji, skill: 'reading', readings: [...readings] },
      })),
      again: true,
    }),
    [missed],
  );
  const { liveRun, view } = useRun({
    ...{ rules: review, game: 'review', level: 'missed', setup, locale, unranked: true },
    mayResume: () => false, // another song has other kanji
  });
  useAutoResume(liveRun, view?.paused ?? false);
  const isDone = view?.state.phase === 'done';
  return (
    <section className="oto-practice panel" aria-labelledby="oto-practice">
      <h2 id="oto-practice">{t('title')}</h2>
      {!liveRun || !view ? (
        <LoadingState label={t('loading')} />
      ) : isDone ? (
        <Done onEnd={onEnd} />
      ) : (
        <Question
          key={`${placeOf(view.state)} ${view.state.phase}`}
          state={view.state}
          missed={missed}
          onMove={(move) => liveRun.play(move)}
        />
      )}
    </section>
  );
}

function Done({ onEnd }: Pick<PracticeProps, 'onEnd'>) {
  const t = useTranslations('otoawase.practice');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <p role="status">{t('done')}</p>
      <Button ref={button} variant="accent" onClick={onEnd}>
        {t('end')}
      </Button>
    </>
  );
}

interface QuestionProps extends Pick<PracticeProps, 'missed'> {
  readonly state: State;
  readonly onMove: (move: Move) => void;
}

function Question({ state, missed, onMove }: QuestionProps) {
  const t = useTranslations('otoawase.practice');
  const language = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [text, setText] = useState('');
  const { kanji } = currentQuestion(state);
  const prompt = missed.find((each) => each.prompt.kanji === kanji)?.prompt;
  const other = useOtherKind('reading', prompt && askedOf(prompt, language));
  const given = state.phase === 'shown' ? state.given.at(-1) : undefined;
  const [place, count] = [placeOf(state), askedIn(state).length];
  useEffect(() => (next.current ?? input.current)?.focus(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (given) onMove({ ask: 'next' });
    else if (isAnswer(text) && other.passes(text)) onMove({ type: text.trim().slice(0, 40) });
  };
  return (
    <form onSubmit={submit}>
      <Bar
        thin
        value={place}
        max={count}
        label={t('progress')}
        valueText={t('place', { place: place + 1, count })}
      />
      <Masu kanji={kanji} form="model" />
      {given ? (
        <>
          <p role="status" className={given.correct ? 'is-right' : 'is-wrong'}>
            <b>{t(given.correct ? 'right' : 'wrong')}</b> <Ja>{prompt?.readings[0]}</Ja> ·{' '}
            {prompt?.glosses[0]}
          </p>
          <Button ref={next} type="submit" variant="accent">
            {t('next')}
          </Button>
        </>
      ) : (
        <>
          <Field label={t('label')} error={other.error}>
            {(control) => (
              <input
                {...control}
                ref={input}
                value={text}
                onChange={(event) => {
                  setText(event.target.value);
                  other.forget();
                }}
                maxLength={40}
                autoCapitalize="none"
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="done"
              />
            )}
          </Field>
          <div className="row">
            <Button variant="line" onClick={() => onMove({ ask: 'unknown' })}>
              {t('unknown')}
            </Button>
            <Button type="submit" variant="game" disabled={!isAnswer(text)}>
              {t('check')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

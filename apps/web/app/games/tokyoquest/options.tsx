import { answerOf, type Dealt } from '@michi/games/tokyoquest/deal';
import type { Move, State } from '@michi/games/tokyoquest/rules';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useDigitKeys } from '../../lib/react/use-digit-keys.ts';

interface OptionsProps {
  readonly state: State;
  readonly question: Dealt;
  /** What stands on an option. */
  readonly wordsOf: (option: string) => string;
  readonly onMove: (move: Move) => void;
}

/** The answers to choose from, also by the keys of digits; checked only when the learner says so. */
export function Options({ state, question, wordsOf, onMove }: OptionsProps) {
  const t = useTranslations('tokyoquest.quest');
  const name = useId();
  const { phase, chosen, failed } = state;
  const choose = (index: number) => onMove({ choose: index });
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  useDigitKeys((digit) => {
    const index = digit - 1;
    const option = question.options[index];
    if (phase !== 'asking' || option === undefined || failed.includes(option)) return;
    choose(index);
    inputs.current[index]?.focus(); // from there Enter checks it
  });
  return question.options.map((option, index) => {
    const judgement = judgementOf(phase, option, failed, question);
    const words = wordsOf(option);
    return (
      <label key={option} className={`tq-option${judgement ? ` is-${judgement}` : ''}`}>
        <input
          ref={(input) => {
            inputs.current[index] = input;
          }}
          type="radio"
          name={name}
          checked={chosen === index}
          disabled={phase !== 'asking' || judgement !== null}
          onChange={() => choose(index)}
          aria-label={
            judgement
              ? t(judgement === 'wrong' ? 'markedWrong' : 'markedRight', { option: words })
              : undefined
          }
        />
        <span className="tq-option__l num" aria-hidden="true">
          {index + 1}
        </span>
        {question.kind === 'meaning' ? <span>{words}</span> : <Ja>{words}</Ja>}
        {judgement && (
          <span className="tq-option__m">
            <Icon name={judgement === 'wrong' ? 'close' : 'check'} size="sm" />
          </span>
        )}
      </label>
    );
  });
}

/** What was wrong stays marked until the question is answered. */
function judgementOf(phase: State['phase'], option: string, failed: readonly string[], question: Dealt) {
  if (phase === 'right' && option === answerOf(question)) return 'right';
  return failed.includes(option) ? 'wrong' : null;
}

import type { Given } from '@michi/games/review/rules';
import type { ReviewQuestion } from '@michi/games/review/setup';
import { meaningInOneLine } from '@michi/kanji/kanji';
import { Icon } from '@michi/ui/icon';
import { keyed } from '@michi/ui/keyed';
import { Masu } from '@michi/ui/masu';
import { useTranslations } from 'use-intl';
import { useDigitKeys } from '../../lib/react/use-digit-keys.ts';
import type { Entries } from './library.ts';
import type { QuestionProps } from './question-props.ts';

interface OptionsProps extends Pick<QuestionProps, 'onMove'> {
  readonly question: Extract<ReviewQuestion, { readonly options: unknown }>;
  readonly given: Given | undefined;
  readonly entries: Entries;
}

/** The answers to choose from, also by the keys 1 to 8. */
export function Options({ question, given, entries, onMove }: OptionsProps) {
  const t = useTranslations('today.review');
  const { options, skill, kanji } = question;
  const choose = (option: string | undefined) => {
    if (option !== undefined && !given) onMove({ choose: option });
  };
  useDigitKeys((digit) => choose(options[digit - 1]));
  const wordsOf = (option: string) => {
    const entry = entries.get(option);
    return skill === 'meaning' && entry ? meaningInOneLine(entry) : option;
  };
  return (
    <fieldset className={`rev-options rev-options--${skill}`}>
      <legend className="sr-only">{t('options')}</legend>
      {options.map((option, index) => {
        const judgement = given && judgementOf(option, kanji, given);
        const words = wordsOf(option);
        return (
          <button
            key={option}
            type="button"
            className={`rev-option${judgement ? ` is-${judgement}` : ''}`}
            {...keyed(index + 1)}
            aria-disabled={given ? true : undefined}
            aria-label={judgement ? t(`marked.${judgement}`, { option: words }) : undefined}
            onClick={() => choose(option)}
          >
            {skill === 'recognition' ? <Masu kanji={option} /> : <span>{words}</span>}
            {judgement && <Icon name={judgement === 'right' ? 'check' : 'close'} />}
          </button>
        );
      })}
    </fieldset>
  );
}

function judgementOf(option: string, right: string, { answer }: Given): 'right' | 'wrong' | null {
  if (option === right) return 'right';
  return option === answer ? 'wrong' : null;
}

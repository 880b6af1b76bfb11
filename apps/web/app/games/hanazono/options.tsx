import type { Outcome, Plant } from '@michi/games/hanazono/rules';
import { Button } from '@michi/ui/button';
import { classNames } from '@michi/ui/class-names';
import { Icon } from '@michi/ui/icon';
import { keyed } from '@michi/ui/keyed';
import { Masu } from '@michi/ui/masu';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDigitKeys } from '../../lib/react/use-digit-keys.ts';

export interface FormsProps {
  readonly plant: Plant;
  readonly outcome: Outcome | null;
  readonly onAnswer: (text: string | null) => void;
}

/** Forms that look alike, of which one is right; also by the keys 1 to 6; 0 is "I don't know". */
export function Options({ plant, outcome, onAnswer }: FormsProps) {
  const t = useTranslations('hanazono.care');
  const first = useRef<HTMLButtonElement>(null);
  // the question after a right answer has come already: its options are not those that were shown
  const [options] = useState(plant.question.options);
  const shown = outcome ? [outcome.given, plant.kanji].filter((form) => form !== null) : options;
  const answered = outcome !== null;
  const choose = (form: string | undefined) => {
    if (form !== undefined && !answered) onAnswer(form);
  };
  useDigitKeys((digit) => {
    if (digit > 0) choose(options[digit - 1]);
    else if (!answered) onAnswer(null);
  });
  useEffect(() => {
    if (!answered) first.current?.focus({ preventScroll: true });
  }, [answered]);
  return (
    <fieldset className="hana-options">
      <legend className="sr-only">{t('options')}</legend>
      {[...new Set(shown)].map((form, index) => {
        const judgement = outcome && (form === plant.kanji ? 'right' : 'wrong');
        return (
          <button
            key={form}
            ref={index === 0 ? first : undefined}
            type="button"
            className={classNames('hana-options__option', judgement && `is-${judgement}`)}
            {...keyed(index + 1)}
            aria-disabled={answered}
            onClick={() => choose(form)}
          >
            <Masu kanji={form} form="model" small />
            {judgement && <Icon name={judgement === 'right' ? 'check' : 'close'} size="sm" />}
          </button>
        );
      })}
      {!answered && (
        <Button variant="quiet" size="sm" {...keyed(0)} onClick={() => onAnswer(null)}>
          {t('unknown')}
        </Button>
      )}
    </fieldset>
  );
}

import type { Look } from '@michi/games/look';
import type { LearnerStatistics } from '@michi/progress/learner-statistics';
import { Button } from '@michi/ui/button';
import { Chip } from '@michi/ui/chip';
import { Field } from '@michi/ui/field';
import { japanese } from '@michi/ui/japanese';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { useLostFocus } from '../../lib/react/use-lost-focus.ts';

/** So many of the kanji that were right last are offered. */
const mostOffered = 12;

interface SealChoiceProps {
  readonly look: Look;
  readonly choose: (change: Partial<Look>) => void;
  readonly learnerStatistics: LearnerStatistics;
}

/** Lets the learner choose the kanji of their seal: any jōyō kanji, some of those they know at one tap. */
export function SealChoice({ look, choose, learnerStatistics }: SealChoiceProps) {
  const t = useTranslations('challenges.seal');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<'wrong' | 'failed' | null>(null);
  const [carved, setCarved] = useState<string | null>(null);
  const set = useRef<HTMLButtonElement>(null);
  const offers = useRef<HTMLFieldSetElement>(null);
  // the button of a choice goes with it
  useLostFocus(look.seal, () => (look.seal === null ? null : offers.current) ?? set.current);

  const carve = (kanji: string | null) => {
    choose({ seal: kanji });
    setWrong(null);
    setCarved(kanji);
    setTyped('');
  };
  async function tryTyped(): Promise<void> {
    const kanji = typed.trim();
    try {
      const { kanjiByJlpt } = await import('@michi/kanji/jlpt');
      if ([...kanjiByJlpt.values()].some((level) => level.includes(kanji))) carve(kanji);
      else setWrong('wrong');
    } catch (error) {
      logFailure(error, 'loading the list of kanji');
      setWrong('failed');
    }
  }
  const offered = Object.entries(learnerStatistics.statistics.kanji)
    .filter(([kanji, { correct }]) => correct > 0 && kanji !== look.seal)
    .sort(([, one], [, other]) => other.lastAt - one.lastAt)
    .slice(0, mostOffered);
  return (
    <form
      className="seal-choice"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void tryTyped();
      }}
    >
      <Field
        label={t('label')}
        hint={t('hint')}
        error={wrong ? t(wrong) : undefined}
        {...japanese}
        maxLength={4}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
      />
      <div className="row">
        <Button ref={set} type="submit" size="sm">
          {t('set')}
        </Button>
        {look.seal !== null && (
          <Button variant="line" size="sm" onClick={() => carve(null)}>
            {t('unset')}
          </Button>
        )}
      </div>
      {offered.length > 0 && (
        <fieldset ref={offers} tabIndex={-1}>
          <legend className="pencil-case__text">{t('met')}</legend>
          <div className="row">
            {offered.map(([kanji]) => (
              <Chip key={kanji} {...japanese} onClick={() => carve(kanji)}>
                {kanji}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      <p role="status">{carved && t('done', { kanji: carved })}</p>
    </form>
  );
}

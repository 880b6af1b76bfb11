import type { GameEvent } from '@michi/game-kit/events';
import { knownCount, type State } from '@michi/games/review/rules';
import type { SittingId } from '@michi/games/review/setup';
import { meaningInOneLine } from '@michi/kanji/kanji';
import { taughtKanji } from '@michi/kanji/taught-kanji';
import { Button, buttonClass } from '@michi/ui/button';
import { Hanamaru } from '@michi/ui/hanamaru';
import { Masu } from '@michi/ui/masu';
import { Stamp } from '@michi/ui/stamp';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { noteKnown } from '../../learner/day-plan.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { NextSteps } from '../next-steps/next-steps.tsx';
import { gameAfterPlacement, knownByPlacement } from '../today/first-game.ts';
import { FirstGameCard } from '../today/first-game-card.tsx';
import type { Entries } from './library.ts';

interface VerdictProps {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly sitting: SittingId;
  readonly entries: Entries;
  readonly onAgain: () => void;
}

/** How a sitting went, what comes back sooner for it, and the ways on. */
export function Verdict({ state, events, sitting, entries, onAgain }: VerdictProps) {
  const t = useTranslations('today.review');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { questions } = state.setup;
  const right = knownCount(state);
  const missed = questions.filter((_, place) => !state.given[place]?.correct).map(({ kanji }) => kanji);
  const isPlacement = sitting === 'placement';
  const known = isPlacement ? knownByPlacement(answersIn(state)) : null;
  useEffect(() => {
    if (known !== null) noteKnown(known);
  }, [known]);
  return (
    <div className="rev-verdict">
      <div className="rev-result" role="status">
        {missed.length === 0 ? <Hanamaru label={t('flawless')} /> : <Stamp kanji="済" size="6rem" falling />}
        <h2 ref={heading} tabIndex={-1}>
          {t('result', { right, count: questions.length })}
        </h2>
      </div>
      {isPlacement && <FirstGameCard game={gameAfterPlacement(right, questions.length)} />}
      {missed.length > 0 && !isPlacement && (
        <>
          <h3>{t('missed')}</h3>
          <ul className="rev-missed">
            {[...new Set(missed)].map((kanji) => {
              const entry = entries.get(kanji);
              return (
                <li key={kanji}>
                  <Masu kanji={kanji} />
                  <b>{entry && meaningInOneLine(entry)}</b>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <div className="row">
        <LocalLink to="/today" className={buttonClass({ variant: isPlacement ? 'line' : 'accent' })}>
          {t('back')}
        </LocalLink>
        {!isPlacement && (
          <Button variant="line" onClick={onAgain}>
            {t('more')}
          </Button>
        )}
      </div>
      <NextSteps events={events} offers={['write']} />
    </div>
  );
}

/** The answers to what a sitting asked, each with its kanji's place in the order in which they are taught. */
const answersIn = ({ setup, given }: State) =>
  setup.questions.map(({ kanji }, index) => ({
    place: taughtKanji.indexOf(kanji),
    correct: given[index]?.correct ?? false,
  }));

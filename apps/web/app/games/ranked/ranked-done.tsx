import type { GameEvent } from '@michi/game-kit/events';
import type { RankedGame } from '@michi/games/catalogue';
import { rankedId } from '@michi/games/ranked';
import { Button, buttonClass } from '@michi/ui/button';
import { Hanamaru } from '@michi/ui/hanamaru';
import { Icon } from '@michi/ui/icon';
import { Stamp } from '@michi/ui/stamp';
import { Stats } from '@michi/ui/stats';
import { useFormatter, useTranslations } from 'use-intl';
import type { NextStepsProps } from '../../features/next-steps/next-steps.tsx';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useResult } from '../../play/use-result.ts';
import { EndOfRun } from '../end-of-run.tsx';

export interface RankedDoneProps {
  readonly game: RankedGame;
  readonly level: number;
  readonly runId: string;
  readonly score: number;
  readonly mistakes: number;
  readonly bestRow: number;
  readonly events: readonly GameEvent[];
  readonly onAgain: () => void;
}

/** What may be offered after a level: Jukugo alone asks kanji in words. */
const offers: Readonly<Record<RankedGame, NonNullable<NextStepsProps['offers']>>> = {
  jukugo: ['write', 'missed', 'due'],
  puzzle: ['missed', 'due'],
};

/** What a level that was played for the leaderboard has brought, and where it goes from here. */
export function RankedDone(props: RankedDoneProps) {
  const { game, level, runId, score, mistakes, bestRow, events, onAgain } = props;
  const t = useTranslations('ranked.done');
  const format = useFormatter();
  const { before, waits } = useResult(runId);
  return (
    <EndOfRun
      title={t('title', { level })}
      onClose={onAgain}
      events={events}
      offers={offers[game]}
      mark={mistakes === 0 ? <Hanamaru label={t('flawless')} /> : <Stamp kanji="合" size="6rem" falling />}
      said={<p>{t(score > before.highScore ? 'newBest' : 'best', { score: before.highScore })}</p>}
      numbers={
        <>
          <Stats
            items={[
              { label: t('points'), value: format.number(score) },
              { label: t('mistakes'), value: mistakes },
              { label: t('bestRow'), value: `×${bestRow}` },
            ]}
          />
          {waits && <p className="soft small">{t('waiting')}</p>}
        </>
      }
      ways={
        <>
          <LocalLink
            className={buttonClass({ variant: 'accent', block: true })}
            to={`/${game}/leaderboard?level=${rankedId(level)}`}
          >
            <Icon name="trophy" />
            {t('board')}
          </LocalLink>
          <Button variant="line" block icon="reset" onClick={onAgain}>
            {t('again')}
          </Button>
          <LocalLink className={buttonClass({ variant: 'quiet', block: true })} to={`/${game}/ranked`}>
            {t('otherLevel')}
          </LocalLink>
        </>
      }
    />
  );
}

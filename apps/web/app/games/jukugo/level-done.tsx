import type { GameEvent } from '@michi/game-kit/events';
import type { State } from '@michi/games/jukugo/rules';
import { levelBonus } from '@michi/games/jukugo/scoring';
import { levelAfter } from '@michi/games/series';
import { Button, buttonClass } from '@michi/ui/button';
import { Hanamaru } from '@michi/ui/hanamaru';
import { Icon } from '@michi/ui/icon';
import { Stamp } from '@michi/ui/stamp';
import { Stats } from '@michi/ui/stats';
import { useFormatter, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { EndOfRun } from '../end-of-run.tsx';
import { useJourneyOrigin } from '../use-journey-return.ts';
import { useUnlessPressed } from '../use-unless-pressed.ts';

export interface LevelDoneProps {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly onNext: () => void;
}

/** So long the window stays by itself. */
const overlayMs = 3_000;

/** All words of a level are solved: what that brought, and the way on, which is taken after a while unless something is pressed. */
export function LevelDone({ state, events, onNext }: LevelDoneProps) {
  const t = useTranslations('jukugo.done');
  const stats = useTranslations('jukugo.stats');
  const common = useTranslations('common');
  const format = useFormatter();
  const { setup, totals, own, bestStreak } = state;
  const origin = useJourneyOrigin(); // then the journey goes on instead
  useUnlessPressed(onNext, origin === null ? overlayMs : null);
  return (
    <EndOfRun
      title={t('title', { level: setup.level })}
      onClose={onNext}
      events={events}
      offers={['write', 'missed', 'due']}
      mark={
        own.perfect === own.solved ? (
          <Hanamaru label={t('hanamaru')} />
        ) : (
          <Stamp kanji="合" size="6rem" falling />
        )
      }
      said={
        <>
          <p>{t('bonus', { points: levelBonus(setup.level, totals) })}</p>
          {origin === null && <p className="soft small">{t('goesOn')}</p>}
        </>
      }
      numbers={
        <Stats
          items={[
            { label: stats('points'), value: format.number(totals.score - setup.totals.score) },
            { label: stats('perfect'), value: `${own.perfect}/${own.solved}` },
            { label: stats('streak'), value: `×${bestStreak}` },
          ]}
        />
      }
      ways={
        <>
          <Button variant="accent" block onClick={onNext}>
            {t('next', { level: levelAfter(setup.level) })}
            <Icon name="right" />
          </Button>
          <LocalLink className={buttonClass({ variant: 'quiet', block: true })} to="/games">
            {common('toGames')}
          </LocalLink>
        </>
      }
    />
  );
}

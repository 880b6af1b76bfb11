import type { GameEvent } from '@michi/game-kit/events';
import { fewestRight } from '@michi/games/hanazono/constants';
import { isGrown, type State } from '@michi/games/hanazono/rules';
import { Button, buttonClass } from '@michi/ui/button';
import { Hanamaru } from '@michi/ui/hanamaru';
import { Icon } from '@michi/ui/icon';
import { Stamp } from '@michi/ui/stamp';
import { Stats } from '@michi/ui/stats';
import { useFormatter, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useResult } from '../../play/use-result.ts';
import { EndOfRun } from '../end-of-run.tsx';

export interface DoneProps {
  readonly runId: string;
  readonly events: readonly GameEvent[];
  readonly state: State;
  readonly onAgain: () => void;
}

/** A visit is over: what it has brought, and the ways on. */
export function Done({ runId, events, state, onAgain }: DoneProps) {
  const t = useTranslations('hanazono.done');
  const format = useFormatter();
  const { waits } = useResult(runId);
  const { points, right, mistakes, bestCombo, plants } = state;
  const passed = right >= fewestRight;
  return (
    <EndOfRun
      title={t('title')}
      onClose={onAgain}
      events={events}
      mark={
        passed &&
        (mistakes === 0 ? <Hanamaru label={t('hanamaru')} /> : <Stamp kanji="済" size="6rem" falling />)
      }
      said={<p>{passed ? t('text', { grown: plants.filter(isGrown).length }) : t('notPassed')}</p>}
      numbers={
        <>
          <Stats
            items={[
              { label: t('gained'), value: format.number(points) },
              { label: t('right'), value: right },
              { label: t('bestCombo'), value: `×${bestCombo}` },
            ]}
          />
          {waits && <p className="soft small">{t('waiting')}</p>}
        </>
      }
      ways={
        <>
          <Button variant="accent" block onClick={onAgain}>
            {t('again')}
            <Icon name="right" />
          </Button>
          <LocalLink className={buttonClass({ variant: 'line', block: true })} to="/hanazono/tour">
            {t('tour')}
          </LocalLink>
          <LocalLink className={buttonClass({ variant: 'quiet', block: true })} to="/games">
            {t('toGames')}
          </LocalLink>
        </>
      }
    />
  );
}

import type { GameEvent } from '@michi/game-kit/events';
import { difficultyOf } from '@michi/games/puzzle/choice';
import { puzzleOf, sets } from '@michi/games/puzzle/puzzles';
import type { State } from '@michi/games/puzzle/rules';
import { Button, buttonClass } from '@michi/ui/button';
import { Hanamaru } from '@michi/ui/hanamaru';
import { Icon } from '@michi/ui/icon';
import { Masu } from '@michi/ui/masu';
import { Stamp } from '@michi/ui/stamp';
import { Stats } from '@michi/ui/stats';
import { useFormatter, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useResult } from '../../play/use-result.ts';
import { EndOfRun } from '../end-of-run.tsx';
import { Stories } from './solved-kanji.tsx';
import './level-done.css';

export interface LevelDoneProps {
  readonly runId: string;
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** The level to go on with. */
  readonly next: number;
  readonly onNext: () => void;
}

/** All ten kanji are built: what that brought, and the way on. */
export function LevelDone({ runId, state, events, next, onNext }: LevelDoneProps) {
  const t = useTranslations('puzzle.levelDone');
  const texts = useTranslations('puzzle.kanji');
  const format = useFormatter();
  const { waits } = useResult(runId);
  const { setup, totals, mistakes, bestCombo, solved } = state;
  return (
    <EndOfRun
      title={t('title', { level: setup.level })}
      onClose={onNext}
      events={events}
      mark={mistakes === 0 ? <Hanamaru label={t('hanamaru')} /> : <Stamp kanji="合" size="6rem" falling />}
      said={
        <p>{t('text', { kind: next <= sets.length ? 'new' : 'known', difficulty: difficultyOf(next) })}</p>
      }
      numbers={
        <>
          <Stats
            items={[
              { label: t('gained'), value: format.number(totals.score - setup.totals.score) },
              { label: t('mistakes'), value: mistakes },
              { label: t('bestCombo'), value: `×${bestCombo}` },
            ]}
          />
          {waits && <p className="soft small">{t('waiting')}</p>}
        </>
      }
      ways={
        <>
          <Button variant="accent" block onClick={onNext}>
            {t('next', { level: next })}
            <Icon name="right" />
          </Button>
          <LocalLink className={buttonClass({ variant: 'quiet', block: true })} to="/games">
            {t('toGames')}
          </LocalLink>
        </>
      }
    >
      <ul className="puz__built" aria-label={t('built')}>
        {solved.map((id) => (
          <li key={id}>
            <Masu kanji={puzzleOf(id).kanji} small />
            {texts(`${id}.meaning`)}
          </li>
        ))}
      </ul>
      <details className="puz__open">
        <summary>{t('stories')}</summary>
        <Stories built={solved} />
      </details>
    </EndOfRun>
  );
}

import type { GameEvent } from '@michi/game-kit/events';
import type { State } from '@michi/games/mitsukete/rules';
import { accuracyPercent, timePoints } from '@michi/games/mitsukete/scoring';
import { Badge } from '@michi/ui/badge';
import { Button, buttonClass } from '@michi/ui/button';
import { Hanamaru } from '@michi/ui/hanamaru';
import { Icon } from '@michi/ui/icon';
import { Masu } from '@michi/ui/masu';
import { Stamp } from '@michi/ui/stamp';
import { Stats } from '@michi/ui/stats';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { LocalLink, useLocalPath } from '../../lib/language/local-link.tsx';
import { Meaning } from '../../lib/language/meaning.tsx';
import { clockText } from '../../lib/time/clock-text.ts';
import { EndOfRun } from '../end-of-run.tsx';
import { useKanjiOf } from './kanji-of.tsx';
import './verdict-dialogs.css';

interface Way {
  readonly to: string;
  readonly label: string;
}

interface VerdictProps {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly onAgain: () => void;
  /** What else there is to be said of it. */
  readonly children?: ReactNode;
}

export interface VictoryProps extends VerdictProps {
  readonly newBest: boolean;
  /** The shortest time in which the level was won without a mistake before, in ms; null for never. */
  readonly flawlessMsBefore: number | null;
  /** What comes next. */
  readonly ahead: Way;
  /** What comes next is offered by meaning too, after so many levels without a mistake. */
  readonly harder?: { readonly flawless: number; readonly onChoose: () => void } | null;
  /** The result waits for the server. */
  readonly waiting: boolean;
}

/** Leads to the first screen of the game. */
function useToMenu(): () => void {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return () => void navigate(localPath('/mitsukete'));
}

/** Everything is found: what it brought, which kanji it was, and the ways on. */
export function VictoryDialog({
  state,
  events,
  newBest,
  flawlessMsBefore,
  ahead,
  harder,
  waiting,
  onAgain,
  children,
}: VictoryProps) {
  const t = useTranslations('mitsukete.victory');
  const format = useFormatter();
  const onMenu = useToMenu();
  const ms = state.stoppedAt ?? 0;
  const bonus = timePoints(state.setup, ms);
  const moves = state.correctMatches + state.wrongMatches;
  const accuracy = accuracyPercent(state.correctMatches, moves);
  const flawless = state.wrongMatches === 0;
  const newBestTime = flawless && flawlessMsBefore !== null && ms < flawlessMsBefore;
  return (
    <EndOfRun
      title={t('title')}
      onClose={onMenu}
      events={events}
      mark={flawless ? <Hanamaru label={t('hanamaru')} /> : <Stamp kanji="合" size="6rem" falling />}
      said={
        <>
          <p className="mit-verdict__score num">{format.number(state.score)}</p>
          <p className="soft small">{t('score')}</p>
          {bonus > 0 && <p className="soft small">{t('timeBonus', { points: bonus })}</p>}
          {newBest && <Badge tone="new">{t('newBest')}</Badge>}
          {newBestTime && <Badge tone="new">{t('newBestTime')}</Badge>}
          {flawless && flawlessMsBefore !== null && (
            <p className="soft small num">{t('flawlessBefore', { time: clockText(flawlessMsBefore) })}</p>
          )}
        </>
      }
      numbers={
        <>
          <Stats
            items={[
              { label: t('time'), value: clockText(ms) },
              { label: t('moves'), value: moves },
              { label: t('accuracy'), value: format.number(accuracy / 100, { style: 'percent' }) },
              { label: t('bestCombo'), value: `×${state.bestCombo}` },
            ]}
          />
          {waiting && <p className="soft small">{t('waiting')}</p>}
        </>
      }
      ways={
        <>
          <LocalLink className={buttonClass({ variant: 'accent', block: true })} to={ahead.to}>
            {ahead.label}
            <Icon name="right" />
          </LocalLink>
          {harder && (
            <LocalLink
              className={buttonClass({ variant: 'line', block: true })}
              to={ahead.to}
              onClick={harder.onChoose}
            >
              {t('byMeaning')}
            </LocalLink>
          )}
          <Button variant="line" block icon="reset" onClick={onAgain}>
            {t('again')}
          </Button>
          <Button variant="quiet" block onClick={onMenu}>
            {t('menu')}
          </Button>
        </>
      }
    >
      {harder && <p className="soft small">{t('byMeaningWhy', { count: harder.flawless })}</p>}
      <KanjiOfLevel label={t('foundKanji')} targets={state.targets} />
      {children}
    </EndOfRun>
  );
}

interface GameOverProps extends VerdictProps {
  /** What can be played instead. */
  readonly aside: Way;
}

/** The time is up: what was found all the same, and the ways on. */
export function GameOverDialog({ state, events, onAgain, aside, children }: GameOverProps) {
  const t = useTranslations('mitsukete.gameOver');
  const onMenu = useToMenu();
  const found = state.targets.filter((target) => target.found > 0).length;
  return (
    <EndOfRun
      title={t('title')}
      onClose={onMenu}
      events={events}
      said={<p className="soft">{t('text', { found, count: state.targets.length })}</p>}
      ways={
        <>
          <Button variant="accent" block icon="reset" onClick={onAgain}>
            {t('retry')}
          </Button>
          <LocalLink className={buttonClass({ variant: 'line', block: true })} to={aside.to}>
            {aside.label}
          </LocalLink>
          <Button variant="quiet" block onClick={onMenu}>
            {t('menu')}
          </Button>
        </>
      }
    >
      <KanjiOfLevel label={t('soughtKanji')} targets={state.targets} />
      {children}
    </EndOfRun>
  );
}

/** The kanji that were sought, in the form to write, with reading and meaning; those not found stand out. */
function KanjiOfLevel({ label, targets }: { label: string } & Pick<State, 'targets'>) {
  const t = useTranslations('mitsukete.gameOver');
  const kanjiOf = useKanjiOf();
  return (
    <ul className="mit-verdict__found" aria-label={label}>
      {targets.map(({ kanji, found }) => (
        <li key={kanji} className={found === 0 ? 'is-missing' : undefined}>
          <Masu kanji={kanji} form="model" />
          <b>
            <Meaning of={kanjiOf(kanji)} />
          </b>{' '}
          <span className="soft">{kanjiOf(kanji).romaji}</span>
          {found === 0 && <span className="mit-verdict__missing">{t('missing')}</span>}
        </li>
      ))}
    </ul>
  );
}

import type { SeriesGame } from '@michi/games/catalogue';
import { freeMode, type Mode, modes } from '@michi/games/series';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../lib/language/local-link.tsx';
import { GameFrame, type GameFrameProps } from './game-frame.tsx';
import './series.css';
import '@michi/ui/tabs.css';

export interface SeriesFrameProps
  extends Pick<GameFrameProps, 'playing' | 'music' | 'onSettingsOpenChange' | 'tools' | 'children'> {
  readonly mode: Mode;
  /** Level and points, once they are known. */
  readonly reached: { readonly level: number; readonly score: number } | null;
}

export interface SeriesFrameOwnProps extends SeriesFrameProps {
  readonly game: SeriesGame;
  /** What the arrow to the hub says. */
  readonly backLabel: string;
  readonly className: string;
}

/** The bar of a game, with what has been reached, and the tabs of its modes: where room is scarce, below all else. */
export function SeriesFrame(props: SeriesFrameOwnProps) {
  const { game, mode, reached, backLabel, className, tools, children, ...rest } = props;
  const t = useTranslations(game);
  const tabs = (where: 'top' | 'foot') => (
    <ModeTabs
      className={`series__tabs-${where}`}
      base={`/${game}`}
      mode={mode}
      label={t('modes.label')}
      names={modes.map((each) => [each, t(`modes.${each}`)])}
    />
  );
  const bold = (chunks: ReactNode) => <b>{chunks}</b>;
  return (
    <GameFrame
      game={game}
      subtitle={
        <>
          <span className={reached ? 'desk' : undefined}>{t('subtitle')}</span>
          {reached && <span className="mob">{t('bar.both', reached)}</span>}
        </>
      }
      back={{ to: '/games', label: backLabel }}
      tools={
        <>
          {reached && (
            <p className="series__reached num desk">
              <span>{t.rich('bar.level', { level: reached.level, b: bold })}</span>
              <span>{t.rich('bar.points', { score: reached.score, b: bold })}</span>
            </p>
          )}
          {tools}
        </>
      }
      {...rest}
    >
      <div className={`wrap ${className}`}>
        {tabs('top')}
        {children}
        {tabs('foot')}
      </div>
    </GameFrame>
  );
}

interface ModeTabsProps {
  /** The address of the game, where the free mode is played; the others are below it. */
  readonly base: string;
  readonly mode: string;
  /** What the tabs choose between, spoken. */
  readonly label: string;
  /** The names of the modes, in the order of the tabs. */
  readonly names: readonly (readonly [mode: string, name: string])[];
  readonly className: string;
}

/** The modes of a game as tabs, each with an address of its own. */
function ModeTabs({ base, mode, label, names, className }: ModeTabsProps) {
  return (
    <nav className={`tabs tabs--fill ${className}`} aria-label={label}>
      {names.map(([id, name]) => (
        <LocalLink
          key={id}
          className="tab"
          to={id === freeMode ? base : `${base}/${id}`}
          aria-current={id === mode ? 'page' : undefined}
        >
          {name}
        </LocalLink>
      ))}
    </nav>
  );
}

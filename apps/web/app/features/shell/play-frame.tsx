import type { Dye } from '@michi/games/dyes';
import { iconButtonClass } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { japanese } from '@michi/ui/japanese';
import type { ReactNode } from 'react';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { KanjiFonts } from './kanji-fonts.tsx';
import './play-frame.css';
import { SkipLink } from './skip-link.tsx';

export interface PlayFrameProps {
  /** Gives the screen its colour. */
  readonly dye: Dye;
  readonly title: string;
  readonly crest: string;
  readonly subtitle: ReactNode;
  /** Where the arrow leads, and what it says. */
  readonly back: { readonly to: string; readonly label: string };
  /** Controls of the game, beside the title. */
  readonly tools?: ReactNode;
  /** Opens what can be set. */
  readonly settings?: ReactNode;
  /** Stands below the bar. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every screen of a game: its bar, its colour, its content. */
export function PlayFrame(props: PlayFrameProps) {
  const { dye, title, crest, subtitle, back, tools, settings, notice, children } = props;
  return (
    <div className="play" data-dye={dye}>
      <SkipLink />
      <header className="play__bar">
        <div className="wrap">
          <LocalLink className={iconButtonClass()} to={back.to} aria-label={back.label}>
            <Icon name="left" />
          </LocalLink>
          <div className="play__title">
            <span className="crest" {...japanese} aria-hidden="true">
              {crest}
            </span>
            <div>
              <h1>{title}</h1>
              <p>{subtitle}</p>
            </div>
          </div>
          {tools}
          {settings}
        </div>
      </header>
      {notice}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <KanjiFonts />
    </div>
  );
}

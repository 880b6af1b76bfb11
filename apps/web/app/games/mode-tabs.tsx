import { freeMode } from '@michi/games/series';
import '@michi/ui/tabs.css';
import { LocalLink } from '../lib/language/local-link.tsx';

export interface ModeTabsProps {
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
export function ModeTabs({ base, mode, label, names, className }: ModeTabsProps) {
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

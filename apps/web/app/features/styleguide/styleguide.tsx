import { Eyebrow } from '@michi/ui/eyebrow';
import { ToastRegion } from '@michi/ui/toast';
import { Controls, Forms } from './controls.tsx';
import { Messages, Windows } from './messages.tsx';
import { Hub, Paper } from './paper.tsx';

/** All primitives in all their states, for developers. It wants styleguide.css beside the other styles. */
export function Styleguide() {
  return (
    <ToastRegion label="Meldungen" dismissLabel="Schließen">
      <div className="wrap guide">
        <header>
          <Eyebrow japanese="部品">Bausteine</Eyebrow>
          <h1>Das Schreibset</h1>
          <p className="lead">
            Alle Bausteine in allen Zuständen. Farben, Abstände und Dauer kommen aus tokens.css.
          </p>
        </header>
        <Paper />
        <Controls />
        <Forms />
        <Messages />
        <Windows />
        <Hub />
      </div>
    </ToastRegion>
  );
}

import { Badge, Category } from '@michi/ui/badge';
import { Button, buttonClass, IconButton } from '@michi/ui/button';
import { Chip } from '@michi/ui/chip';
import { Dots } from '@michi/ui/dots';
import { Field } from '@michi/ui/field';
import { Hanamaru } from '@michi/ui/hanamaru';
import { Bar } from '@michi/ui/progress';
import { Slider } from '@michi/ui/slider';
import { Hanko, Stamp } from '@michi/ui/stamp';
import { Stars } from '@michi/ui/stars';
import { Stats } from '@michi/ui/stats';
import { Tabs } from '@michi/ui/tabs';
import { Toggle } from '@michi/ui/toggle';
import { useState } from 'react';
import { Chapter } from './chapter.tsx';

/** Buttons, chips, labels, stamps, tabs. */
export function Controls() {
  const [filter, setFilter] = useState('Alle');
  const [tab, setTab] = useState<'tutorial' | 'puzzle'>('puzzle');
  return (
    <>
      <Chapter title="Knöpfe" japanese="釦">
        <div className="row">
          <Button variant="accent">Spiele entdecken</Button>
          <Button>Weiter</Button>
          <Button variant="line">Mehr erfahren</Button>
          <Button variant="paper">Papier</Button>
          <Button variant="quiet">Als Gast fortfahren</Button>
          <Button variant="danger" icon="trash">
            Fortschritt löschen
          </Button>
        </div>
        <div className="row mt-4">
          <Button variant="accent" className="is-focus">
            Fokus
          </Button>
          <Button variant="accent" busy>
            Wird gesendet …
          </Button>
          <Button variant="accent" disabled>
            Nicht verfügbar
          </Button>
          <Button variant="line" size="sm">
            Klein, 44 px
          </Button>
          <Button variant="accent" size="lg">
            Groß
          </Button>
          <a className={buttonClass({ variant: 'line' })} href="#link">
            Alle Hefte
          </a>
          <IconButton icon="sound" label="Ton" />
          <IconButton icon="left" label="Zurück" edge />
        </div>
        <div className="row mt-4">
          {['ai', 'matcha', 'yamabuki', 'fuji', 'nadeshiko'].map((dye) => (
            <Button key={dye} variant="game" data-dye={dye}>
              {dye}
            </Button>
          ))}
        </div>
      </Chapter>
      <Chapter title="Chips und Etiketten" japanese="札">
        <div className="chips">
          {['Alle', 'Verfügbar'].map((name, index) => (
            <Chip key={name} pressed={filter === name} count={14 - 4 * index} onClick={() => setFilter(name)}>
              {name}
            </Chip>
          ))}
          <Chip pressed={false} className="is-focus">
            Fokus
          </Chip>
          <Chip pressed={false} disabled>
            Gesperrt
          </Chip>
        </div>
        <div className="row mt-4">
          <Badge tone="new">NEU</Badge>
          <Badge tone="premium">PREMIUM</Badge>
          <Badge tone="soon">BALD</Badge>
          <Badge tone="easy">Leicht</Badge>
          <Badge tone="mid">Mittel</Badge>
          <Badge tone="hard">Schwer</Badge>
          <Category data-dye="matcha">Lerntipps</Category>
          <Stars value={2} label="Schwierigkeit 2 von 3" />
          <Dots value={2} label="2 von 3 gefunden" />
        </div>
        <div className="row mt-4">
          <Stamp kanji="済" label="erledigt" />
          <Stamp kanji="合" size="4.5rem" double label="bestanden" />
          <Hanko size="3.5rem" />
          <Hanko size="3.5rem" kanji="雪" />
          <Hanamaru size={96} label="Hanamaru: ausgezeichnet" />
        </div>
      </Chapter>
      <Chapter title="Reiter" japanese="見出し">
        <Tabs
          label="Ansicht"
          value={tab}
          onValueChange={setTab}
          items={[
            { value: 'tutorial', label: 'Tutorial', content: <p className="mt-4">Schritt für Schritt.</p> },
            { value: 'puzzle', label: 'Puzzle', content: <p className="mt-4">Frei zusammensetzen.</p> },
          ]}
        />
      </Chapter>
    </>
  );
}

/** Fields, sliders, switches, bars. */
export function Forms() {
  const [volume, setVolume] = useState(70);
  const [music, setMusic] = useState(true);
  return (
    <div className="cp2">
      <Chapter title="Felder" japanese="記入">
        <div className="stack">
          <Field
            label="Name"
            optional="optional"
            placeholder="Wie dürfen wir dich nennen?"
            hint="Erscheint in der Bestenliste."
          />
          <Field
            label="E-Mail"
            type="email"
            defaultValue="yuki@beispiel"
            error="Diese E-Mail-Adresse ist unvollständig."
          />
          <Field label="Sprache">
            {(control) => (
              <select {...control}>
                <option>Deutsch</option>
                <option>Français</option>
              </select>
            )}
          </Field>
          <Field label="Nachricht">
            {(control) => (
              <textarea {...control} defaultValue="Ein Spiel über Schilder am Bahnhof wäre schön." />
            )}
          </Field>
          <Field label="Passwort">
            {(control) => (
              <div className="input-wrap">
                <input {...control} type="password" defaultValue="kanji" autoComplete="off" />
                <IconButton icon="eye" label="Passwort zeigen" />
              </div>
            )}
          </Field>
        </div>
      </Chapter>
      <Chapter title="Regler, Schalter, Balken" japanese="音量">
        <div className="stack">
          <Slider label="Gesamtlautstärke" value={volume} onValueChange={setVolume} output={`${volume} %`} />
          <Toggle label="Musik" checked={music} onCheckedChange={setMusic} />
          <Toggle label="Effekte" defaultChecked={false} />
          <div>
            <p className="label">Erfahrung</p>
            <Bar className="mt-2" value={42} label="Erfahrung" valueText="420 von 1.000 XP" ticks accent />
          </div>
          <div data-dye="matcha">
            <p className="label">Zeitbonus</p>
            <Bar className="mt-2" value={64} label="Zeitbonus" valueText="64 Punkte" />
          </div>
          <div>
            <p className="label">Zeit</p>
            <Bar className="mt-2" value={12} label="Zeit" valueText="noch 12 Sekunden" thin low />
          </div>
          <Stats
            items={[
              { label: 'Punkte', value: 184 },
              { label: 'Züge', value: 7 },
              { label: 'Zeit', value: '2:36' },
              { label: 'Kombo', value: '×3', hot: true },
            ]}
          />
        </div>
      </Chapter>
    </div>
  );
}

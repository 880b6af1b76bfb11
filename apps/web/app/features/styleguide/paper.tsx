import { Badge } from '@michi/ui/badge';
import { Book } from '@michi/ui/book';
import { Icon, iconNames } from '@michi/ui/icon';
import { Ja, japanese } from '@michi/ui/japanese';
import { KanjiCard, type KanjiCardState } from '@michi/ui/kanji-card';
import { Masu } from '@michi/ui/masu';
import { Chapter } from './chapter.tsx';

const roles = [
  ...['ground', 'surface', 'raised', 'sunken', 'ink', 'ink-soft', 'grid', 'line', 'control', 'accent'],
  ...['accent-ink', 'accent-wash', 'correct', 'wrong', 'notice', 'info'],
];

const dyes = [
  ['ai', 'Mitsukete', '見'],
  ['sumi', 'Tatakae', '戦'],
  ['matcha', 'Jukugo', '熟'],
  ['yamabuki', 'Kanji Puzzle', '組'],
  ['asagi', 'Tabibito', '旅'],
  ['botan', 'Tokyo Quest', '京'],
  ['nadeshiko', 'Hanazono', '花'],
  ['fuji', 'Otoawase', '音'],
  ['tobi', 'Monogatari', '語'],
  ['wakatake', 'Kotodama', '霊'],
  ['sora', 'Hayagaki', '早'],
  ['nibi', 'Kagenuri', '影'],
  ['azuki', 'Tsunagari', '繋'],
  ['kaki', 'Ryōrinin', '料'],
] as const;

const cards: readonly [caption: string, state: KanjiCardState, className?: string][] = [
  ['Ruhe', 'idle'],
  ['Fokus', 'idle', 'is-focus'],
  ['Gewählt', 'selected'],
  ['Gefunden', 'matched'],
  ['Richtig', 'correct'],
  ['Falsch', 'wrong'],
];

/** Colours, type, icons, cells and cards. */
export function Paper() {
  return (
    <>
      <Chapter title="Farbrollen" japanese="色">
        <ul className="sw">
          {roles.map((role) => (
            <li key={role}>
              <i style={{ background: `var(--color-${role})` }} />
              {role}
            </li>
          ))}
        </ul>
        <ul className="sw sw--g">
          {dyes.map(([dye, name, crest]) => (
            <li key={dye} data-dye={dye}>
              <i>
                <em />
                <b {...japanese}>{crest}</b>
              </i>
              {name}
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title="Schrift" japanese="字">
        <div className="ty">
          <div>
            <p className="tag">Shippori Mincho · Anzeige, gedruckte Kanji</p>
            <p style={{ font: '700 var(--text-3xl)/1.2 var(--font-display)' }}>
              Übung macht <Ja>道</Ja>
            </p>
          </div>
          <div>
            <p className="tag">Klee One · Musterform zum Schreiben</p>
            <p {...japanese} style={{ font: '600 var(--text-3xl)/1.2 var(--font-model)' }}>
              令 糸 言 心 北
            </p>
          </div>
          <div>
            <p className="tag">Alegreya Sans · Oberfläche</p>
            <p>
              Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich.{' '}
              <b className="num">1.234.567.890</b>
            </p>
          </div>
        </div>
      </Chapter>
      <Chapter title="Zeichen" japanese="絵">
        <ul className="sw sw--icons">
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title="Kästchen und Karten" japanese="升">
        <div className="ms" data-dye="ai">
          <figure>
            <Masu kanji="語" />
            <figcaption>Masu</figcaption>
          </figure>
          <figure>
            <Masu kanji="語" form="model" />
            <figcaption>Musterform</figcaption>
          </figure>
          {cards.map(([caption, state, className]) => (
            <figure key={caption}>
              <KanjiCard kanji="木" label={`木, ${caption}`} state={state} className={className} />
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
          <figure data-dye="matcha">
            <KanjiCard kanji="電" label="電, Strom" gloss="Strom" />
            <figcaption>Mit Bedeutung</figcaption>
          </figure>
        </div>
      </Chapter>
    </>
  );
}

/** Books as they stand on the hub. */
export function Hub() {
  return (
    <Chapter title="Hefte" japanese="本">
      <div className="heft-grid">
        <Book
          dye="ai"
          title="Mitsukete"
          japaneseTitle="見つけて"
          crest="見"
          description="Finde drei gleiche Zeichen, bevor die Zeit um ist."
          badges={<Badge tone="new">NEU</Badge>}
          meta={['Anfänger', '1 Spieler', '5–10 Min.']}
          href="#mitsukete"
        />
        <Book
          dye="yamabuki"
          title="Kanji Puzzle"
          japaneseTitle="漢字パズル"
          crest="組"
          description="Setze ein Zeichen aus seinen Teilen zusammen."
          badges={<Badge tone="premium">PREMIUM</Badge>}
          meta={['Mittel', '1 Spieler', '10–15 Min.']}
          href="#puzzle"
        />
        <Book
          dye="asagi"
          title="Tabibito"
          japaneseTitle="旅人"
          crest="旅"
          description="Reise von Provinz zu Provinz."
          badges={<Badge tone="soon">BALD</Badge>}
          meta={['Mittel', '1 Spieler']}
        />
      </div>
    </Chapter>
  );
}

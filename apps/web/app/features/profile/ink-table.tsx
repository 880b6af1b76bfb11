import { type Ink, inks } from '@michi/progress/known';
import { useFormatter, useTranslations } from 'use-intl';
import type { LevelKanji } from './known-table.tsx';

/** What the inks are called, as messages. */
export const inkNames = ['new', 'seen', 'shaky', 'sure', 'mastered'] as const satisfies Record<Ink, string>;

type Wholes = readonly (readonly Ink[])[];

const countOf = (list: readonly Ink[], ink: Ink): number => list.filter((each) => each === ink).length;

/** Which ink means what, and how many kanji have it. */
export function InkKey({ wholes }: { wholes: Wholes }) {
  const t = useTranslations('profile.inks');
  const format = useFormatter();
  return (
    <ul className="prof-key num">
      {inks.map((ink) => (
        <li key={ink}>
          <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
            <rect className={`prof-ink${ink} prof__swatch`} x=".5" y=".5" width="13" height="13" />
          </svg>
          {t(inkNames[ink])} {format.number(countOf(wholes.flat(), ink))}
        </li>
      ))}
    </ul>
  );
}

interface InkTableProps {
  readonly levels: readonly LevelKanji[];
  readonly wholes: Wholes;
}

/** The sheet in numbers. */
export function InkTable({ levels, wholes }: InkTableProps) {
  const t = useTranslations('profile.inks');
  const words = useTranslations('profile');
  const format = useFormatter();
  return (
    <details className="prof__numbers">
      <summary>{words('table')}</summary>
      <table className="num">
        <thead>
          <tr>
            <th scope="col">{words('levels.level')}</th>
            {inks.map((ink) => (
              <th key={ink} scope="col">
                {t(inkNames[ink])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.map(({ name }, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {inks.map((ink) => (
                <td key={ink}>{format.number(countOf(wholes[index] ?? [], ink))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

import { type Mastery, masteries } from '@michi/progress/known';
import { useFormatter, useTranslations } from 'use-intl';
import type { LevelKanji } from './known-table.tsx';

/** What the masteries are called, as messages. */
export const masteryNames = ['new', 'seen', 'shaky', 'sure', 'mastered'] as const satisfies Record<
  Mastery,
  string
>;

type Wholes = readonly (readonly Mastery[])[];

const countOf = (list: readonly Mastery[], mastery: Mastery): number =>
  list.filter((each) => each === mastery).length;

/** Which mastery means what, and how many kanji have it. */
export function MasteryKey({ wholes }: { wholes: Wholes }) {
  const t = useTranslations('profile.masteries');
  const format = useFormatter();
  return (
    <ul className="prof-key num">
      {masteries.map((mastery) => (
        <li key={mastery}>
          <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
            <rect className={`prof-ink${mastery} prof__swatch`} x=".5" y=".5" width="13" height="13" />
          </svg>
          {t(masteryNames[mastery])} {format.number(countOf(wholes.flat(), mastery))}
        </li>
      ))}
    </ul>
  );
}

interface MasteryTableProps {
  readonly levels: readonly LevelKanji[];
  readonly wholes: Wholes;
}

/** The sheet in numbers. */
export function MasteryTable({ levels, wholes }: MasteryTableProps) {
  const t = useTranslations('profile.masteries');
  const words = useTranslations('profile');
  const format = useFormatter();
  return (
    <details className="prof__numbers">
      <summary>{words('table')}</summary>
      <table className="num">
        <thead>
          <tr>
            <th scope="col">{words('levels.level')}</th>
            {masteries.map((mastery) => (
              <th key={mastery} scope="col">
                {t(masteryNames[mastery])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.map(({ name }, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {masteries.map((mastery) => (
                <td key={mastery}>{format.number(countOf(wholes[index] ?? [], mastery))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

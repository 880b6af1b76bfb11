import { isFed } from '@michi/games/catalogue';
import { isKnown, type KanjiMastery, knownOf, sides } from '@michi/progress/known';
import { Panel } from '@michi/ui/card';
import { type CustomProperties, percent } from '@michi/ui/css-values';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { TextureKey } from './textures.tsx';

/** A level of the JLPT, and its kanji. */
export interface LevelKanji {
  readonly name: string;
  readonly kanji: readonly string[];
}

interface KnownTableProps {
  readonly levels: readonly LevelKanji[];
  readonly masteries: ReadonlyMap<string, KanjiMastery>;
}

/** How many kanji of each level are known, by side. */
export function KnownTable({ levels, masteries }: KnownTableProps) {
  const t = useTranslations('profile.levels');
  const side = useTranslations('profile.sides');
  const format = useFormatter();
  const titleId = useId();
  const rows = levels.map(({ name, kanji }) => ({
    name,
    of: kanji.length,
    known: knownOf(kanji, masteries),
  }));
  const sum = knownOf(
    levels.flatMap(({ kanji }) => kanji),
    masteries,
  );
  const [next] = levels
    .map(({ name, kanji }) => ({
      name,
      count: kanji.filter((each) => isOnlyRead(masteries.get(each))).length,
    }))
    .sort((one, other) => other.count - one.count);
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <div className="prof__panel-head">
        <h3 id={titleId}>{t('title')}</h3>
        <TextureKey />
      </div>
      <table className="prof__levels num">
        <thead>
          <tr>
            <th scope="col">{t('level')}</th>
            {sides.map((each) => (
              <th key={each} scope="col">
                {side(each)}
              </th>
            ))}
            <th scope="col" className="prof__of">
              {t('of')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of, known }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {sides.map((each) => (
                <td key={each}>
                  <span className="prof__share">
                    <span className="prof__well" aria-hidden="true">
                      <i
                        className={`prof__fill prof__fill--${each}`}
                        style={{ '--v': percent(known[each], 0, of) } as CustomProperties}
                      />
                    </span>
                    <b>{format.number(known[each])}</b>
                    <span className="prof__narrow" aria-hidden="true">
                      {side(each)}
                    </span>
                  </span>
                </td>
              ))}
              <td className="prof__of">{format.number(of)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('sum')}</th>
            {sides.map((each) => (
              <td key={each}>
                <b>{format.number(sum[each])}</b>{' '}
                <span className="prof__narrow" aria-hidden="true">
                  {side(each)}
                </span>
              </td>
            ))}
            <td className="prof__of">{format.number(rows.reduce((all, { of }) => all + of, 0))}</td>
          </tr>
        </tfoot>
      </table>
      <p className="small soft">
        {isFed('writing') && next && next.count > 0
          ? t('next', { count: next.count, level: next.name })
          : t('meaning')}
      </p>
    </Panel>
  );
}

const isOnlyRead = (mastery: KanjiMastery | undefined): boolean =>
  mastery !== undefined && isKnown(mastery.by.meaning) && !isKnown(mastery.by.writing);

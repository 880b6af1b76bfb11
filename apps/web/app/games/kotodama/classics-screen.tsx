import { classics, type Poem } from '@michi/games/kotodama/poems';
import { seasons } from '@michi/games/kotodama/words';
import { Ja } from '@michi/ui/japanese';
import { Stamp } from '@michi/ui/stamp';
import { useTranslations } from 'use-intl';
import { useCreations } from '../../learner/use-creations.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import './classics.css';
import { KotodamaFrame } from './frame.tsx';
import { haikuKind, isFinished } from './haiku-kind.ts';
import { WithReadings } from './poem-lines.tsx';
import { seasonSigns } from './season-chips.tsx';

/** The first lines that can be carried on, by season. */
export function ClassicsScreen() {
  const t = useTranslations('kotodama');
  const { creations } = useCreations(haikuKind);
  const done = new Set(creations?.filter(isFinished).map(({ content }) => content.poem));
  return (
    <KotodamaFrame page="complete">
      <div className="wrap kot-classics">
        <div>
          <h2>{t('classics.heading')}</h2>
          <p className="lead">{t('classics.lead')}</p>
        </div>
        {seasons.map((season) => (
          <section key={season} aria-labelledby={`classics-${season}`}>
            <h3 id={`classics-${season}`}>
              {t(`seasons.${season}`) !== seasonSigns[season] && (
                <Ja aria-hidden="true">{seasonSigns[season]} </Ja>
              )}
              <span>{t(`seasons.${season}`)}</span>
            </h3>
            <ul className="kot-classics__list">
              {classics
                .filter((poem: Poem) => poem.season === season)
                .map((poem: Poem) => (
                  <li key={poem.id}>
                    <LocalLink className="kot-classics__poem" to={`/kotodama/complete/${poem.id}`}>
                      <Ja className="kot-classics__line">
                        <WithReadings parts={poem.lines[0]} />
                      </Ja>
                      <span className="small">
                        {t(`authors.${poem.author}`)} ·{' '}
                        {t(done.has(poem.id) ? 'classics.done' : 'classics.open')}
                      </span>
                      {done.has(poem.id) && <Stamp kanji="済" size="2.25rem" />}
                    </LocalLink>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </KotodamaFrame>
  );
}

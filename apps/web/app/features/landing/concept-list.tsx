import { conceptIds } from '@michi/contracts/coming-soon';
import { SectionHead } from '@michi/ui/eyebrow';
import { Kanji } from '@michi/ui/japanese';
import { useLocale, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { concepts } from '../coming-soon/concepts.ts';

/** The ideas of the workshop, each leading to its page. */
export function ConceptList() {
  const t = useTranslations('home.concepts');
  const japanese = useLocale() === 'ja';
  return (
    <section className="section" id="new-games" aria-labelledby="new-games-title">
      <div className="wrap">
        <SectionHead
          japanese="下書き"
          eyebrow={t('eyebrow')}
          title={t('title')}
          titleId="new-games-title"
          lead={t.rich('lead', { link: (text) => <LocalLink to="/contact">{text}</LocalLink> })}
        />
        <ul className="draft">
          {conceptIds.map((id) => {
            const { title, japaneseTitle, crest } = concepts[id];
            return (
              <li key={id}>
                <LocalLink to={`/${id}`}>
                  <Kanji className="draft__k" aria-hidden="true">
                    {crest}
                  </Kanji>
                  <div>
                    <h3>{japanese ? japaneseTitle : title}</h3>
                    <p>
                      <WithJapanese>{t(`lines.${id}`)}</WithJapanese>
                    </p>
                  </div>
                </LocalLink>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

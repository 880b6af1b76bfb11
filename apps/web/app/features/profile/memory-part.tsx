import { kanjiByJlpt } from '@michi/kanji/jlpt';
import { forecast } from '@michi/progress/forecast';
import { forgotten, isKnown, masteriesOf } from '@michi/progress/known';
import type { Card } from '@michi/progress/memory';
import { buttonClass } from '@michi/ui/button';
import { SectionHead } from '@michi/ui/eyebrow';
import { EmptyState } from '@michi/ui/state';
import { useTranslations } from 'use-intl';
import { isAsked } from '../../learner/projections/asked-cards.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { KanjiFonts } from '../shell/kanji-fonts.tsx';
import { ForecastPlot } from './forecast-plot.tsx';
import { ForgottenList } from './forgotten-list.tsx';
import { KanjiSheet } from './kanji-sheet.tsx';
import { KnownImport } from './known-import.tsx';
import { KnownTable } from './known-table.tsx';
import { MemoryExport } from './memory-export.tsx';
import './memory-part.css';
import { Textures } from './textures.tsx';
import { useKanjiAbout } from './use-kanji-about.ts';

interface MemoryPartProps {
  readonly cards: readonly Card[];
  readonly today: number;
  /** The names of the cards that the day has asked for so far. */
  readonly planned: readonly string[];
}

/** What is remembered, drawn with mastery. */
export default function MemoryPart({ cards, today, planned }: MemoryPartProps) {
  const t = useTranslations('profile.memory');
  const about = useKanjiAbout();
  const masteries = masteriesOf(cards, today);
  const known = [...masteries.values()].filter(({ whole }) => isKnown(whole)).length;
  const levels = [...kanjiByJlpt].map(([level, kanji]) => ({ name: `N${level}`, kanji }));
  return (
    <section className="prof__wide prof__memory" aria-labelledby="memory">
      <Textures />
      <SectionHead
        japanese="墨"
        eyebrow={t('eyebrow')}
        title={t('title', { count: known })}
        titleId="memory"
        lead={t('lead')}
      />
      {cards.length === 0 ? (
        <EmptyState
          kanji="白"
          title={t('empty.title')}
          text={t('empty.text')}
          heading="h3"
          action={
            <LocalLink className={buttonClass({ variant: 'accent' })} to="/games">
              {t('empty.action')}
            </LocalLink>
          }
        />
      ) : (
        <KnownTable levels={levels} masteries={masteries} />
      )}
      <KanjiSheet levels={levels} masteries={masteries} about={about} />
      {cards.length > 0 && (
        <>
          <ForecastPlot days={forecast(cards.filter(isAsked), today, planned)} />
          <ForgottenList cards={forgotten(cards, today)} today={today} about={about} />
        </>
      )}
      <KnownImport levels={levels} />
      <MemoryExport cards={cards} about={about} />
      <KanjiFonts />
    </section>
  );
}

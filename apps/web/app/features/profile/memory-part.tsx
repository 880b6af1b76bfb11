import { kanjiByJlpt } from '@michi/kanji/jlpt';
import { deckOf } from '@michi/kanji/taught-kanji';
import { forecast } from '@michi/progress/forecast';
import { forgotten, isKnown, masteriesOf, sideOf } from '@michi/progress/known';
import type { Card } from '@michi/progress/memory';
import { memoryAsAnkiText, memoryAsCsv, type Wording } from '@michi/progress/memory-export';
import { Button, buttonClass } from '@michi/ui/button';
import { Panel } from '@michi/ui/card';
import { SectionHead } from '@michi/ui/eyebrow';
import { Icon } from '@michi/ui/icon';
import { Masu } from '@michi/ui/masu';
import { EmptyState } from '@michi/ui/state';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { isAsked } from '../../learner/projections/asked-cards.ts';
import { saveFile } from '../../lib/device/save-file.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { isoDateOf } from '../../lib/time/day.ts';
import { KanjiFonts } from '../shell/kanji-fonts.tsx';
import { ForecastPlot } from './forecast-plot.tsx';
import { KanjiSheet } from './kanji-sheet.tsx';
import { KnownImport } from './known-import.tsx';
import { KnownTable } from './known-table.tsx';
import { Textures } from './textures.tsx';
import { type AboutKanji, useKanjiAbout } from './use-kanji-about.ts';
import './memory-part.css';

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

const shown = 8;

interface ForgottenListProps {
  readonly cards: readonly Card[];
  readonly today: number;
  readonly about: AboutKanji;
}

/** What is probably forgotten, and the way to learn it again. */
function ForgottenList({ cards, today, about }: ForgottenListProps) {
  const t = useTranslations('profile.forgotten');
  const side = useTranslations('profile.sides');
  const titleId = useId();
  const listed = cards.slice(0, shown);
  /** Those that a review can ask for. */
  const taught = new Set(listed.flatMap(({ kanji }) => (deckOf(kanji) === null ? [] : kanji)));
  return (
    <Panel as="section" className="prof__forgotten" aria-labelledby={titleId}>
      <div className="prof__panel-head">
        <h3 id={titleId}>{t('title')}</h3>
        {taught.size > 0 && (
          <LocalLink
            className={buttonClass({ variant: 'line', size: 'sm' })}
            to={`/today/review/kanji?of=${[...taught].join('')}`}
          >
            {t('review')}
            <Icon name="right" size="sm" />
          </LocalLink>
        )}
      </div>
      <p className="small soft">{t('text', { count: cards.length })}</p>
      <ul className="prof__lost">
        {listed.map(({ kanji, skill, day }) => (
          <li key={kanji + skill}>
            <Masu small kanji={kanji} form="model" />
            <span>
              <span className="prof__meaning">{about(kanji)?.meaning ?? side(sideOf[skill])}</span>
              {about(kanji) && <span>{side(sideOf[skill])}</span>}
              <span className="soft num">{t('last', { days: today - day })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** By this a spreadsheet knows that the file is UTF-8. */
const byteOrderMark = '\ufeff';

/** Hands the memory over as a file. */
function MemoryExport({ cards, about }: { cards: readonly Card[]; about: AboutKanji }) {
  const t = useTranslations('profile.export');
  const skill = useTranslations('profile.skills');
  const titleId = useId();
  const wording: Wording = {
    kanji: t('kanji'),
    skill: t('skill'),
    meaning: t('meaning'),
    readings: t('readings'),
    stability: t('stability'),
    difficulty: t('difficulty'),
    last: t('last'),
    due: t('due'),
    skillOf: (each) => skill(each),
    dateOf: isoDateOf,
    about,
  };
  const csv = () =>
    saveFile(
      new Blob([byteOrderMark, memoryAsCsv(cards, wording)], { type: 'text/csv' }),
      'kanji-no-michi.csv',
    );
  const anki = () =>
    saveFile(new Blob([memoryAsAnkiText(cards, wording)], { type: 'text/plain' }), 'kanji-no-michi-anki.txt');
  return (
    <Panel as="section" className="prof__take" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('title')}</h3>
      <p className="soft">{t('text')}</p>
      <div className="row mt-4">
        <Button variant="line" disabled={cards.length === 0} onClick={csv}>
          {t('csv')}
        </Button>
        <Button variant="line" disabled={cards.length === 0} onClick={anki}>
          {t('anki')}
        </Button>
      </div>
    </Panel>
  );
}

import type { Card } from '@michi/progress/memory';
import { memoryAsAnkiText, memoryAsCsv, type Wording } from '@michi/progress/memory-export';
import { Button } from '@michi/ui/button';
import { Panel } from '@michi/ui/card';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../lib/device/save-file.ts';
import { isoDateOf } from '../../lib/time/day.ts';
import type { AboutKanji } from './use-kanji-about.ts';

/** By this a spreadsheet knows that the file is UTF-8. */
const byteOrderMark = '\ufeff';

/** Hands the memory over as a file. */
export function MemoryExport({ cards, about }: { cards: readonly Card[]; about: AboutKanji }) {
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

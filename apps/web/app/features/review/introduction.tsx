import type { Setup } from '@michi/games/review/setup';
import { meaningInOneLine } from '@michi/kanji/kanji';
import { Button } from '@michi/ui/button';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useTranslations } from 'use-intl';
import { KanjiAnswers } from '../../lib/language/kanji-answers.tsx';
import type { Entries } from './library.ts';

export interface IntroductionProps {
  readonly setup: Setup;
  readonly entries: Entries;
  readonly onReady: () => void;
}

/** New kanji, before they are asked for. */
export function Introduction({ setup, entries, onReady }: IntroductionProps) {
  const t = useTranslations('today.review');
  const kanji = [...new Set(setup.questions.map((question) => question.kanji))];
  const known = kanji.flatMap((each) => entries.get(each) ?? []);
  return (
    <>
      <p className="lead">{t('introduction', { count: known.length })}</p>
      <ul className="rev-new">
        {known.map((entry) => (
          <li key={entry.kanji} className="panel">
            <Masu kanji={entry.kanji} form="model" />
            <div>
              <b>{meaningInOneLine(entry)}</b>
              <p>
                <Ja className="rev-first">{entry.first.kana}</Ja>{' '}
                <span className="soft">{entry.first.romaji}</span>
              </p>
              <KanjiAnswers entry={entry} />
            </div>
          </li>
        ))}
      </ul>
      <Button variant="accent" size="lg" onClick={onReady}>
        {t('ready')}
      </Button>
    </>
  );
}

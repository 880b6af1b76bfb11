import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useTranslations } from 'use-intl';
import { OnAndKun } from '../../lib/language/kanji-answers.tsx';
import { useEntriesOf } from '../../lib/language/use-entries-of.ts';
import type { Missed } from './missed.ts';
import './missed-kanji.css';

/** What was not known, with what it is. */
export function MissedKanji({ missed }: { missed: readonly Missed[] }) {
  const t = useTranslations('otoawase.missed');
  const entries = useEntriesOf(missed.map(({ prompt }) => prompt.kanji));
  if (missed.length === 0) return null;
  return (
    <section className="oto-missed" aria-labelledby="oto-missed">
      <h3 id="oto-missed">{t('title', { count: missed.length })}</h3>
      <ul>
        {missed.map(({ prompt: { kanji, readings, glosses }, given }) => {
          const entry = entries.get(kanji);
          return (
            <li key={kanji}>
              <Masu kanji={kanji} form="model" />
              <p>
                <Ja className="oto-missed__reading">{readings[0]}</Ja>
                <span>{glosses.join(' · ')}</span>
                {entry && (
                  <span className="soft">
                    <OnAndKun entry={entry} />
                  </span>
                )}
                <span className="oto-missed__given">
                  {given === null ? t('none') : t('given', { given })}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

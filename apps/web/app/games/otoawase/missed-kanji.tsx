import { Button } from '@michi/ui/button';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Missed } from './missed.ts';
import './missed-kanji.css';

export interface MissedKanjiProps {
  readonly missed: readonly Missed[];
  /** Whoever has practised comes back to where they began. */
  readonly isBack: boolean;
  readonly onPractise: () => void;
}

/** What was not known, with what it is. */
export function MissedKanji({ missed, isBack, onPractise }: MissedKanjiProps) {
  const t = useTranslations('otoawase.missed');
  const practise = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) practise.current?.focus();
  }, [isBack]);
  if (missed.length === 0) return null;
  return (
    <section className="oto-missed panel" aria-labelledby="oto-missed">
      <h2 id="oto-missed">{t('title', { count: missed.length })}</h2>
      <ul>
        {missed.map(({ prompt: { kanji, readings, glosses }, given }) => (
          <li key={kanji}>
            <Masu kanji={kanji} form="model" />
            <p>
              <Ja className="oto-missed__reading">{readings[0]}</Ja>
              <span>{glosses.join(' · ')}</span>
              <span className="oto-missed__given">{given === null ? t('none') : t('given', { given })}</span>
            </p>
          </li>
        ))}
      </ul>
      <Button ref={practise} variant="accent" icon="pen" onClick={onPractise}>
        {t('practise')}
      </Button>
    </section>
  );
}

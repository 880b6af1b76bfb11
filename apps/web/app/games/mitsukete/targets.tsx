import { copiesPerTarget } from '@michi/games/mitsukete/constants';
import type { State } from '@michi/games/mitsukete/rules';
import { Dots } from '@michi/ui/dots';
import { Masu } from '@michi/ui/masu';
import { Stamp } from '@michi/ui/stamp';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { Meaning } from '../../lib/language/meaning.tsx';
import { useKanjiOf } from './kanji-of.tsx';
import './targets.css';

/** The kanji to be found, with what they mean and how many of each are found. */
export function Targets({ targets }: Pick<State, 'targets'>) {
  const t = useTranslations('mitsukete.play');
  const kanjiOf = useKanjiOf();
  return (
    <section className="mit__targets" aria-label={t('targets')}>
      <h2>{t('sought')}</h2>
      <ul style={{ '--targets': targets.length } as CSSProperties}>
        {targets.map(({ kanji, found }) => {
          const done = found === copiesPerTarget;
          return (
            <li key={kanji} className={done ? 'is-done' : undefined}>
              <Masu kanji={kanji} small />
              <p>
                <b>
                  <Meaning of={kanjiOf(kanji)} />
                </b>
                <i>{kanjiOf(kanji).romaji}</i>
              </p>
              <Dots value={found} max={copiesPerTarget} label={t('found', { found })} />
              {done && <Stamp kanji="済" falling />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { copiesPerTarget } from '@michi/games/mitsukete/constants';
import type { State } from '@michi/games/mitsukete/rules';
import { Dots } from '@michi/ui/dots';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { Stamp } from '@michi/ui/stamp';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { Meaning } from '../../lib/language/meaning.tsx';
import type { Clue } from './clue.ts';
import { useKanjiOf } from './kanji-of.tsx';
import './targets.css';

export interface TargetsProps extends Pick<State, 'targets'> {
  readonly clue: Clue;
  /** The kanji that are not, or no more, hidden behind their clue. */
  readonly seen: ReadonlySet<string>;
}

/** The kanji to be found, with what they mean and how many of each are found. */
export function Targets({ targets, clue, seen }: TargetsProps) {
  const t = useTranslations('mitsukete.play');
  const kanjiOf = useKanjiOf();
  return (
    <section className="mit__targets" aria-label={t('targets')}>
      <h2>{t('sought')}</h2>
      <ul style={{ '--targets': targets.length } as CSSProperties}>
        {targets.map(({ kanji, found }) => {
          const done = found === copiesPerTarget;
          const hidden = !seen.has(kanji);
          return (
            <li key={kanji} className={done ? 'is-done' : undefined}>
              {hidden ? (
                <Masu small>
                  <span className="mit__hidden">?</span>
                </Masu>
              ) : (
                <Masu kanji={kanji} form={clue === 'kanji' ? 'print' : 'model'} small />
              )}
              <p>
                {clue !== 'reading' || !hidden ? (
                  <b>
                    <Meaning of={kanjiOf(kanji)} />
                  </b>
                ) : (
                  <b>
                    <Ja className="mit__kana">{kanjiOf(kanji).hiragana}</Ja>
                  </b>
                )}
                {!hidden && <i>{kanjiOf(kanji).romaji}</i>}
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

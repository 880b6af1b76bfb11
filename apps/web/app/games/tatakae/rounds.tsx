import { rounds } from '@michi/games/tatakae/constants';
import { japanese } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';
import { kanjiNumeral } from '../../lib/language/kanji-numeral.ts';
import './rounds.css';

/** The five rounds, the present one marked; on wide screens. */
export function Rounds({ round }: { round: number }) {
  const t = useTranslations('tatakae.battle');
  return (
    <ol className="tat-rounds desk" aria-label={t('rounds')}>
      {Array.from({ length: rounds }, (_, index) => index + 1).map((number) => (
        <li
          key={number}
          {...japanese}
          className={number < round ? 'is-done' : number === round ? 'is-now' : undefined}
          aria-current={number === round ? 'step' : undefined}
        >
          {kanjiNumeral(number)}
        </li>
      ))}
    </ol>
  );
}

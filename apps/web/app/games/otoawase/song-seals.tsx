import { accuracyOf } from '@michi/games/otoawase/scoring';
import type { State } from '@michi/games/otoawase/state';
import { Ja } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';
import './song-seals.css';

/** What the seals of the game ask for, and how far this song came. */
export function SongSeals({ state }: { state: State }) {
  const t = useTranslations('otoawase.seals');
  const names = useTranslations('achievements.names');
  const accuracy = state.health > 0 ? (accuracyOf(state.marks) ?? 0) : 0;
  const seals = [
    ['流', 'combo', 'otoawase_combo_master', state.bestCombo, 50],
    ['高', 'score', 'otoawase_high_scorer', state.score, 10_000],
    ['耳', 'accuracy', 'otoawase_perfectionist', accuracy, 95],
  ] as const;
  return (
    <section className="oto-seals panel" aria-labelledby="oto-seals">
      <h2 id="oto-seals">{t('title')}</h2>
      <ul>
        {seals.map(([kanji, seal, id, value, target]) => (
          <li key={seal} className={value >= target ? 'is-earned' : undefined}>
            <Ja aria-hidden="true">{kanji}</Ja>
            <p>
              <b>{names(id)}</b>
              <span>
                {t(`asks.${seal}`, { target })}{' '}
                {value >= target ? t('earned') : t('left', { left: target - value })}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { accuracyOf } from '@michi/games/otoawase/scoring';
import type { State } from '@michi/games/otoawase/state';
import { Ja } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';
import './song-achievements.css';

/** What the achievements of the game ask for, and how far this song came. */
export function SongAchievements({ state }: { state: State }) {
  const t = useTranslations('otoawase.achievements');
  const names = useTranslations('achievements.names');
  const accuracy = state.health > 0 ? (accuracyOf(state.outcomes) ?? 0) : 0;
  const questions = state.notes.filter(({ prompt }) => prompt !== null).length;
  const fullCombo = 50;
  const achievements = [
    // a short song does not ask as often
    ...(questions < fullCombo
      ? []
      : ([['流', 'combo', 'otoawase_combo_master', state.bestCombo, fullCombo]] as const)),
    ['高', 'score', 'otoawase_high_scorer', state.score, 10_000],
    ['耳', 'accuracy', 'otoawase_perfectionist', accuracy, 95],
  ] as const;
  return (
    <section className="oto-achievements" aria-labelledby="oto-achievements">
      <h3 id="oto-achievements">{t('title')}</h3>
      <ul>
        {achievements.map(([kanji, achievement, id, value, target]) => (
          <li key={achievement} className={value >= target ? 'is-earned' : undefined}>
            <Ja aria-hidden="true">{kanji}</Ja>
            <p>
              <b>{names(id)}</b>
              <span>
                {t(`asks.${achievement}`, { target })}{' '}
                {value >= target ? t('earned') : t('left', { left: target - value })}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

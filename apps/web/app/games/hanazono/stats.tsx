import { levelOf, pointsToNext, seedsOf } from '@michi/games/hanazono/garden';
import { type State, sumsIn } from '@michi/games/hanazono/rules';
import { Button } from '@michi/ui/button';
import { Stats as Numbers } from '@michi/ui/stats';
import { useFormatter, useTranslations } from 'use-intl';

/** The numbers of the garden, and the way to the next level. */
export function Stats({ state, onRules }: { state: State; onRules: () => void }) {
  const t = useTranslations('hanazono');
  const format = useFormatter();
  const sums = sumsIn(state);
  const { points, zen } = sums;
  const level = levelOf(points);
  return (
    <section className="hana-stats">
      <Numbers
        items={[
          { label: t('stats.points'), value: format.number(points) },
          { label: t('stats.zen'), value: format.number(zen) },
          { label: t('stats.combo'), value: `×${state.combo}`, hot: state.combo > 3 },
          { label: t('stats.seeds'), value: seedsOf(sums) },
          { label: t('stats.level'), value: level },
        ]}
      />
      <p className="soft small num">{t('stats.next', { points: pointsToNext(points), level: level + 1 })}</p>
      <Button variant="line" size="sm" icon="info" onClick={onRules}>
        {t('rules')}
      </Button>
    </section>
  );
}

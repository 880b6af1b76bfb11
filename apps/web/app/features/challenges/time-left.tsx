import type { Turn } from '@michi/progress/challenges';
import type { SpanKind } from '@michi/progress/spans';
import { Icon } from '@michi/ui/icon';
import { useTranslations } from 'use-intl';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { beginOf, utcOf } from '../../lib/time/day.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long the learner's day or week, or a season, still lasts: `now` in epoch ms. */
export function TimeLeft({ period, turn, now }: { period: SpanKind; turn: Turn; now: number }) {
  const t = useTranslations('challenges.time');
  const formatDate = useDateFormat();
  const date = (day: number) => formatDate(utcOf(day), { day: 'numeric', month: 'long' });
  const { span, state } = turn;
  const left = Math.max(0, beginOf(span.end + 1) - now);
  const days = Math.floor(left / dayMs);
  const hours = Math.floor((left % dayMs) / hourMs);
  const minutes = Math.floor((left % hourMs) / minuteMs);
  const b = (text: React.ReactNode) => <b>{text}</b>;
  const text = () => {
    if (period === 'day') return t.rich('day', { hours, minutes, b });
    if (period === 'week') return t.rich('week', { days, hours, b });
    if (state === 'coming') return t('coming', { date: date(span.start) });
    if (left === 0) return t('over', { date: date(span.claimableUntil) });
    return t.rich('season', { days: Math.max(1, days), date: date(span.end), b });
  };
  return (
    <p className="challenges__time num">
      <Icon name="clock" size="sm" />
      <span>{text()}</span>
    </p>
  );
}

import { Eyebrow } from '@michi/ui/eyebrow';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { KanjiFonts } from '../shell/kanji-fonts.tsx';
import './today.css';

interface TodayFrameProps {
  /** The learner's day, once it is known. */
  readonly date?: string;
  readonly lead?: string;
  /** It is not known yet who is here: the lead is for newcomers. */
  readonly early?: boolean;
  readonly children: ReactNode;
}

/** What stands around the day. */
export function TodayFrame({ date, lead = '', early = false, children }: TodayFrameProps) {
  const t = useTranslations('today');
  return (
    <div className="wrap day">
      <header className="day-head">
        <Eyebrow japanese="今日の道">{date ?? t('eyebrow')}</Eyebrow>
        <h1>{t('heading')}</h1>
        <p className={early ? 'lead day-lead is-early' : 'lead day-lead'}>{lead}</p>
      </header>
      {children}
      <KanjiFonts />
    </div>
  );
}

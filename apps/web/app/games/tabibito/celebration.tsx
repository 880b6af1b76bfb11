import { Stamp } from '@michi/ui/stamp';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import './celebration.css';

/** The module is completed: a stamp falls, and what it brought is said. */
export function Celebration({ xp }: { xp: number }) {
  const t = useTranslations('tabibito.celebration');
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <div className="tabi-joy" ref={top} tabIndex={-1} role="status">
      <Stamp kanji="済" size="8rem" double falling />
      <p className="tabi-joy__title">{t('title')}</p>
      <p className="tabi-joy__xp num">{t('xp', { xp })}</p>
    </div>
  );
}

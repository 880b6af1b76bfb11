import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import '../../fonts/kotodama.generated.css';
import { GameFrame, type GameFrameProps } from '../game-frame.tsx';
import './kotodama.css';
import { usePoet } from './use-poet.ts';

export interface KotodamaFrameProps extends Pick<GameFrameProps, 'playing' | 'tools' | 'children'> {
  readonly page: 'menu' | 'create' | 'complete' | 'hunt' | 'poems';
}

/** The frame of every screen of Kotodama, with level and points once they are known. */
export function KotodamaFrame({ page, tools, children, ...rest }: KotodamaFrameProps) {
  const t = useTranslations('kotodama.bar');
  const poet = usePoet();
  const bold = (chunks: ReactNode) => <b>{chunks}</b>;
  return (
    <GameFrame
      game="kotodama"
      subtitle={
        poet ? (
          <>
            <span className="desk">
              {t(page)} · {t('level', { level: poet.level })}
            </span>
            <span className="mob num">{t('reached', { level: poet.level, points: poet.points })}</span>
          </>
        ) : (
          t(page)
        )
      }
      back={page === 'menu' ? { to: '/games', label: t('back') } : { to: '/kotodama', label: t('toMenu') }}
      tools={
        <>
          {poet && (
            <p className="kot-bar num desk">
              <span>{t.rich('points', { points: poet.points, b: bold })}</span>
              <span>{t.rich('poemCount', { count: Object.keys(poet.poems).length, b: bold })}</span>
            </p>
          )}
          {tools}
        </>
      }
      {...rest}
    >
      {page !== 'menu' && <h2 className="sr-only">{t(page)}</h2>}
      {children}
    </GameFrame>
  );
}

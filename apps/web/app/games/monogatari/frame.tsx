import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import '../../fonts/monogatari.generated.css';
import { GameFrame, type GameFrameProps } from '../game-frame.tsx';
import './monogatari.css';
import { useAuthor } from './use-author.ts';

export interface MonogatariFrameProps extends Pick<GameFrameProps, 'playing' | 'tools' | 'children'> {
  readonly page: 'menu' | 'templates' | 'editor' | 'reader';
  /** What the bar says below the game's name instead of the level. */
  readonly subtitle?: ReactNode;
}

/** The frame of every screen of Monogatari, with level and best score once they are known. */
export function MonogatariFrame({ page, subtitle, tools, children, ...rest }: MonogatariFrameProps) {
  const t = useTranslations('monogatari.bar');
  const author = useAuthor();
  const bold = (chunks: ReactNode) => <b>{chunks}</b>;
  return (
    <GameFrame
      game="monogatari"
      subtitle={
        subtitle ??
        (author ? (
          <>
            <span className="desk">
              {t(page)} · {t('level', { level: author.level })}
            </span>
            <span className="mob num">{t('reached', { level: author.level, points: author.best })}</span>
          </>
        ) : (
          t(page)
        ))
      }
      back={page === 'menu' ? { to: '/games', label: t('back') } : { to: '/monogatari', label: t('toMenu') }}
      tools={
        <>
          {author && page !== 'editor' && (
            <p className="mng-bar num desk">
              <span>{t.rich('best', { points: author.best, b: bold })}</span>
              <span>{t.rich('publishedCount', { count: author.count, b: bold })}</span>
            </p>
          )}
          {tools}
        </>
      }
      {...rest}
    >
      {children}
    </GameFrame>
  );
}

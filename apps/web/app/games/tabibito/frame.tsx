import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { GameFrame, type GameFrameProps } from '../game-frame.tsx';
import '../../fonts/tabibito.generated.css';
import './tabibito.css';
import { loadAhead } from './load-paths.ts';

/** The frame of every Tabibito screen. */
export function TabibitoFrame({ children, ...rest }: Omit<GameFrameProps, 'game'>) {
  usePathsAhead();
  return (
    <GameFrame game="tabibito" {...rest}>
      {children}
    </GameFrame>
  );
}

/** Lets every path open without a network, once the game was opened with one. */
function usePathsAhead(): void {
  const locale = useLocale();
  useEffect(() => {
    const left = new AbortController();
    loadAhead(locale, left.signal).catch((error: unknown) => logFailure(error, 'loading the paths ahead'));
    return () => left.abort();
  }, [locale]);
}

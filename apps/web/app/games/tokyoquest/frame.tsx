import { Alert } from '@michi/ui/alert';
import { buttonClass } from '@michi/ui/button';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { GameFrame, type GameFrameProps } from '../game-frame.tsx';
import { Thing } from './drawings/things.tsx';
import './tokyoquest.css';
import { useSetAside } from './use-walk.ts';

/** The frame of every screen of Tokyo Quest; from all but the map itself a link leads to the map. */
export function TokyoFrame({
  onMap = false,
  children,
  ...rest
}: Omit<GameFrameProps, 'game' | 'tools'> & { readonly onMap?: boolean }) {
  const t = useTranslations('tokyoquest');
  const setAside = useSetAside();
  const tools = !onMap && (
    <LocalLink
      className={buttonClass({ variant: 'line', size: 'sm', className: 'tq-to-map' })}
      to="/tokyoquest"
      aria-label={t('toMap')}
    >
      <Thing item="map" />
      <span className="desk">{t('toMap')}</span>
    </LocalLink>
  );
  return (
    <GameFrame game="tokyoquest" tools={tools} {...rest}>
      {setAside && (
        <div className="wrap tq-notices">
          <Alert tone="note">{t('notice.setAside')}</Alert>
        </div>
      )}
      {children}
    </GameFrame>
  );
}

import { useTranslations } from 'use-intl';
import '../../fonts/jukugo.generated.css';
import { SittingFrame, type SittingFrameProps } from '../sitting-frame.tsx';
import './jukugo.css';

/** The frame of every screen of Jukugo. */
export function JukugoFrame(props: SittingFrameProps) {
  const t = useTranslations('common');
  return <SittingFrame game="jukugo" backLabel={t('backToGames')} className="juk" {...props} />;
}

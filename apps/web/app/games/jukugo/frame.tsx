import { useTranslations } from 'use-intl';
import '../../fonts/jukugo.generated.css';
import { SeriesFrame, type SeriesFrameProps } from '../series-frame.tsx';
import './jukugo.css';

/** The frame of every screen of Jukugo. */
export function JukugoFrame(props: SeriesFrameProps) {
  const t = useTranslations('common');
  return <SeriesFrame game="jukugo" backLabel={t('backToGames')} className="juk" {...props} />;
}

import { useTranslations } from 'use-intl';
import '../../fonts/puzzle.generated.css';
import { SeriesFrame, type SeriesFrameProps } from '../series-frame.tsx';
import './puzzle.css';

/** The frame of every screen of Kanji Puzzle. */
export function PuzzleFrame(props: SeriesFrameProps) {
  const t = useTranslations('puzzle');
  return <SeriesFrame game="puzzle" backLabel={t('back')} className="puz" {...props} />;
}

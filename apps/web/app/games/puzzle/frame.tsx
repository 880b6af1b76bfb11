import { useTranslations } from 'use-intl';
import '../../fonts/puzzle.generated.css';
import { SittingFrame, type SittingFrameProps } from '../sitting-frame.tsx';
import './puzzle.css';

/** The frame of every screen of Kanji Puzzle. */
export function PuzzleFrame(props: SittingFrameProps) {
  const t = useTranslations('puzzle');
  return <SittingFrame game="puzzle" backLabel={t('back')} className="puz" {...props} />;
}

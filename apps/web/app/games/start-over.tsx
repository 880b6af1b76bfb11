import type { SeriesGame } from '@michi/games/catalogue';
import { Button } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { useTranslations } from 'use-intl';
import './series.css';

export interface StartOverProps {
  readonly game: SeriesGame;
  readonly level: number;
  readonly score: number;
  /** The level stands still while the question is asked. */
  readonly pauses: { readonly open: string | null; show(window: 'startOver' | null): void };
  readonly onStartOver: () => void;
}

/** The button that gives up level and points of a mode, and the question before. */
export function StartOver({ game, level, score, pauses, onStartOver }: StartOverProps) {
  const t = useTranslations(`${game}.startOver`);
  const keep = () => pauses.show(null);
  return (
    <>
      <p className="series__foot">
        <Button
          variant="quiet"
          size="sm"
          icon="reset"
          aria-haspopup="dialog"
          onClick={() => pauses.show('startOver')}
        >
          {t('button')}
        </Button>
      </p>
      <Dialog open={pauses.open === 'startOver'} onClose={keep} title={t('title')}>
        <p className="soft mt-2">{t('text', { level, score })}</p>
        <div className="stack mt-6">
          <Button variant="line" block onClick={keep}>
            {t('keep')}
          </Button>
          <Button variant="danger" block icon="reset" onClick={onStartOver}>
            {t('confirm')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

import type { SittingGame } from '@michi/games/catalogue';
import { Button } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { useTranslations } from 'use-intl';

export interface StartOverDialogProps {
  readonly game: SittingGame;
  readonly open: boolean;
  readonly level: number;
  readonly score: number;
  readonly onClose: () => void;
  readonly onStartOver: () => void;
}

/** Opens the question. */
export function StartOverButton({ game, onClick }: { game: SittingGame; onClick: () => void }) {
  const t = useTranslations(`${game}.startOver`);
  return (
    <Button variant="quiet" size="sm" icon="reset" aria-haspopup="dialog" onClick={onClick}>
      {t('button')}
    </Button>
  );
}

/** Asks before level and points of a mode are given up. */
export function StartOverDialog({ game, open, level, score, onClose, onStartOver }: StartOverDialogProps) {
  const t = useTranslations(`${game}.startOver`);
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <p className="soft mt-2">{t('text', { level, score })}</p>
      <div className="stack mt-6">
        <Button variant="line" block onClick={onClose}>
          {t('keep')}
        </Button>
        <Button variant="danger" block icon="reset" onClick={onStartOver}>
          {t('confirm')}
        </Button>
      </div>
    </Dialog>
  );
}

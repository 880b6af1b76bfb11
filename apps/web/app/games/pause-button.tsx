import type { ClockedGame } from '@michi/games/catalogue';
import { Button } from '@michi/ui/button';
import { useTranslations } from 'use-intl';

/** The button of a game's bar that stops its clock. */
export function PauseButton({ game, onPause }: { game: ClockedGame; onPause: () => void }) {
  const t = useTranslations(`${game}.pause`);
  return (
    <Button variant="line" size="sm" icon="pause" aria-label={t('button')} onClick={onPause}>
      <span className="desk">{t('button')}</span>
    </Button>
  );
}

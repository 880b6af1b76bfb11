import { Badge } from '@michi/ui/badge';
import { buttonClass } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import type { HubEntry } from './hub-entry.ts';
import { hubGameOf } from './hub-game.ts';
import { startPath } from './hub-games.tsx';
import './game-dialog.css';
import { useGameWords } from './use-game-words.ts';

/** What a game is, and the way into it. */
export function GameDialog({ entry, onClose }: { entry: HubEntry; onClose: () => void }) {
  const t = useTranslations('games');
  const common = useTranslations('common');
  const words = useGameWords();
  const { difficulty, players, duration, tags } = words.facts(entry);
  const { premiumOnly, cover, title, japaneseTitle, crest, isNew } = entry;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={common('close')}
      data-dye={cover ? hubGameOf[cover].dye : undefined}
      className="game-dialog"
    >
      <div className="game-dialog__head">
        <Masu kanji={crest} aria-hidden="true" />
        <div>
          {japaneseTitle !== title && <Ja className="game-dialog__ja">{japaneseTitle}</Ja>}
          {premiumOnly && <Badge tone="premium">{t('premium')}</Badge>}
          {isNew && <Badge tone="new">{t('new')}</Badge>}
          <p>{words.description(entry)}</p>
        </div>
      </div>
      <dl className="game-dialog__facts">
        <Fact term={t('facts.difficulty')} value={difficulty} />
        <Fact term={t('facts.players')} value={players} />
        <Fact term={t('facts.duration')} value={duration} />
        {tags && <Fact term={t('facts.tags')} value={tags} />}
      </dl>
      {premiumOnly && <p className="small soft mt-4">{t('premiumOnly')}</p>}
      <LocalLink
        className={buttonClass({ variant: 'accent', size: 'lg', block: true, className: 'mt-6' })}
        to={startPath(entry)}
      >
        {!premiumOnly && <Icon name="play" />}
        <span>{premiumOnly ? t('seePricing') : t('start', { title })}</span>
      </LocalLink>
    </Dialog>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

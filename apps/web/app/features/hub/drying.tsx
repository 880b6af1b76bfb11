import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { useFormatter, useTranslations } from 'use-intl';
import { hubGameOf } from './hub-game.ts';
import './drying.css';
import type { HubEntry } from './hub-entry.ts';
import { HubGames } from './hub-games.tsx';

/** The games that are announced, folded into one row. */
export function Drying({ entries }: { entries: readonly HubEntry[] }) {
  const t = useTranslations('games.drying');
  const { list } = useFormatter();
  return (
    <details className="drying">
      <summary>
        <span className="drying__crests" aria-hidden="true">
          {entries.map(({ id, cover, crest }) => (
            <Ja key={id} data-dye={cover ? hubGameOf[cover].dye : undefined}>
              {crest}
            </Ja>
          ))}
        </span>
        <span className="drying__words">
          <b>{t('title', { count: entries.length })}</b>
          <span>
            {list(
              entries.map(({ title }) => title),
              { type: 'unit' },
            )}
          </span>
        </span>
        <Icon name="down" />
      </summary>
      <HubGames entries={entries} heading="h2" />
    </details>
  );
}

import { type ItemId, itemOf } from '@michi/games/tokyoquest/items';
import { afterEating, bagOf, heroOf, metKanji, type StoredWalk } from '@michi/games/tokyoquest/walk';
import { Button, buttonClass } from '@michi/ui/button';
import { Panel } from '@michi/ui/card';
import { Dialog } from '@michi/ui/dialog';
import { Ja } from '@michi/ui/japanese';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { later, useLater } from '../../lib/react/use-later.ts';
import './bag.css';
import { Thing } from './drawings/things.tsx';
import { changeWalk } from './use-walk.ts';

const kanjiListLater = later(() => import('./kanji-list.tsx'));

/** Places that are shown at least. */
const slots = 5;

/** What the traveller carries; each thing can be looked at, and some be used at once. */
export function Bag({ walk }: { walk: StoredWalk }) {
  const t = useTranslations('tokyoquest');
  const locale = useLocale();
  const [open, setOpen] = useState<ItemId | null>(null);
  const bag = bagOf(walk);
  const shown = open !== null && bag.includes(open) ? open : null;
  return (
    <Panel as="section" className="tq-bag">
      <div className="tq-head-row">
        <h2>{t('bag.title')}</h2>
        <p className="small soft num">{t('bag.count', { count: bag.length })}</p>
      </div>
      <ul>
        {bag.map((item) => (
          <li key={item}>
            <button type="button" className="tq-item" onClick={() => setOpen(item)}>
              <Thing item={item} />
              <span>{t(`items.${item}.name`)}</span>
              {locale !== 'ja' && <Ja>{itemOf(item).japanese}</Ja>}
            </button>
          </li>
        ))}
        {Array.from({ length: Math.max(0, slots - bag.length) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all the same
          <li key={index} className="tq-item tq-item--empty">
            {t('bag.empty')}
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== null}
        title={shown ? t(`items.${shown}.name`) : ''}
        closeLabel={t('bag.close')}
        onClose={() => setOpen(null)}
      >
        {shown && <ItemCard item={shown} walk={walk} onUsed={() => setOpen(null)} />}
      </Dialog>
    </Panel>
  );
}

function ItemCard({ item, walk, onUsed }: { item: ItemId; walk: StoredWalk; onUsed: () => void }) {
  const t = useTranslations('tokyoquest');
  const { japanese, reading, heals } = itemOf(item);
  const healthy = walk.health >= heroOf(walk).maxHealth;
  const met = metKanji(walk);
  const list = useLater(kanjiListLater, item === 'dictionary' && met.length > 0);
  const eat = () => {
    changeWalk((now) => afterEating(now, item));
    onUsed();
  };
  return (
    <div className="tq-item-card">
      <Thing item={item} />
      <p>
        <Ja>
          {japanese} {japanese !== reading && <span className="soft">{reading}</span>}
        </Ja>
      </p>
      <p>{t(`items.${item}.text`)}</p>
      {item === 'map' && (
        <LocalLink className={buttonClass({ variant: 'game' })} to="/tokyoquest">
          {t('toMap')}
        </LocalLink>
      )}
      {heals !== undefined && (
        <>
          <Button variant="game" disabled={healthy} onClick={eat}>
            {item === 'water' ? t('bag.drink', { heals }) : t('bag.eat', { heals })}
          </Button>
          {healthy && <p className="small soft">{t('bag.healthy')}</p>}
        </>
      )}
      {item === 'dictionary' && (
        <>
          <p className="small soft">{t('bag.met', { count: met.length })}</p>
          {list && <list.KanjiList kanji={met} />}
        </>
      )}
    </div>
  );
}

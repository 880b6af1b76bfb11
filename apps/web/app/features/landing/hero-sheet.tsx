import type { KanjiItem } from '@michi/contracts/kanji';
import { IconButton } from '@michi/ui/button';
import { classNames } from '@michi/ui/class-names';
import type { CustomProperties } from '@michi/ui/css-values';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { Hanko } from '@michi/ui/stamp';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../lib/pages/hydrated.ts';
import './hero-sheet.css';
import { useReshuffle } from './use-reshuffle.ts';

/** Nine kanji on a practice sheet, dealt anew by themselves; pointing at it or a button holds it. */
export function HeroSheet({ kanji }: { kanji: readonly KanjiItem[] }) {
  const t = useTranslations('home.sheet');
  const hydrated = useHydrated();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);
  const { shown, before, round, running, reshuffle } = useReshuffle(
    kanji.length,
    pointed || focused || stopped,
  );
  return (
    <section
      className="bogen"
      aria-label={t('label')}
      onPointerEnter={({ pointerType }) => setPointed(pointerType === 'mouse')}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <div className="bogen__top">
        <span className="bogen__mark" aria-hidden="true" />
        <Ja aria-hidden="true">今日の九字</Ja>
        {hydrated && (
          <div className="bogen__tools">
            <IconButton
              icon={stopped ? 'play' : 'pause'}
              label={stopped ? t('continue') : t('stop')}
              onClick={() => setStopped(!stopped)}
            />
            <IconButton icon="swap" label={t('reshuffle')} onClick={reshuffle} />
          </div>
        )}
      </div>
      <ul className="bogen__grid">
        {shown.map((place, cell) => (
          <li key={cells[cell]} className="bogen__cell" style={{ '--i': cell } as CustomProperties}>
            <Face key={`${round} ${place}`} item={kanji[place]} state={round > 0 ? 'new' : undefined} />
            <Face key={`${round} before`} item={kanji[before[cell] ?? -1]} state="gone" />
          </li>
        ))}
      </ul>
      <div className="bogen__time" aria-hidden="true">
        <i key={round} className={running ? 'is-running' : undefined} />
      </div>
      <Hanko className="bogen__achievement" size="4.25rem" />
    </section>
  );
}

/** The places on the sheet. */
const cells = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** What a cell shows: drawn in when it is new, fading when its time is over. It has no room for a meaning's note. */
function Face({ item, state }: { item: KanjiItem | undefined; state: 'new' | 'gone' | undefined }) {
  if (!item) return null;
  return (
    <div
      className={classNames('bogen__face', state && `is-${state}`)}
      aria-hidden={state === 'gone' || undefined}
    >
      <Masu kanji={item.kanji} />
      <p>
        <b>{item.meaning}</b>
        <i>{item.romaji}</i>
      </p>
    </div>
  );
}

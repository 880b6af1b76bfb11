import type { KanjiItem } from '@michi/contracts/kanji';
import { buttonClass, IconButton } from '@michi/ui/button';
import { classNames } from '@michi/ui/class-names';
import type { CustomProperties } from '@michi/ui/css-values';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { Hanko } from '@michi/ui/stamp';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../../lib/pages/hydrated.ts';
import './hero.css';
import './hero-sheet.css';
import type { Claims } from './claims.ts';
import { cellCount, dealCells } from './deal-cells.ts';
import { FigureList } from './figure-list.tsx';

/** What this is, at first sight. */
export function Hero({ kanji, claims }: { kanji: readonly KanjiItem[]; claims: Claims | null }) {
  const t = useTranslations('home');
  const sheet = useHeroKanji(kanji);
  return (
    <section className="hero">
      <div className="wrap hero__in">
        <div className="hero__copy">
          <Ja className="hero__tate" aria-hidden="true">
            一日一字、千里の道も一歩から。
          </Ja>
          <Eyebrow japanese="漢字の道">{t('eyebrow')}</Eyebrow>
          <h1>
            <span>{t('headlineStart')}</span>{' '}
            <span className="hero__underlined">
              {t('headlineEnd')}
              <BrushStroke />
            </span>
          </h1>
          <p className="lead">{t('lead')}</p>
          <div className="row hero__cta">
            <Link className={buttonClass({ variant: 'accent', size: 'lg' })} to="#games">
              {t('discover')}
            </Link>
            <Link className={buttonClass({ variant: 'line', size: 'lg' })} to="#blog">
              {t('learnMore')}
            </Link>
          </div>
          <FigureList
            className="claims"
            figures={claims?.hero ?? []}
            nameOf={(name) => t(`claims.${name}`)}
          />
        </div>
        {/* other kanji are another sheet */}
        <HeroSheet key={sheet.map((item) => item.kanji).join('')} kanji={sheet} />
      </div>
    </section>
  );
}

/** The brush-drawn 一 under the headline: once on the site. */
function BrushStroke() {
  return (
    <svg className="hero__ichi" viewBox="0 0 460 30" preserveAspectRatio="none" aria-hidden="true">
      <path
        fill="currentColor"
        d="M5 13C10 5 19 7 28 11 120 17 300 13 418 8 432 7 446 3 454 10 459 16 449 23 438 22 300 20 140 25 24 25 11 25 2 20 5 13Z"
      />
    </svg>
  );
}

/** Nine kanji on a practice sheet, dealt anew by themselves; pointing at it or a button holds it. */
function HeroSheet({ kanji }: { kanji: readonly KanjiItem[] }) {
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

/** What the sheet shows when there are too few others. */
const builtIn = [
  { kanji: '愛', romaji: 'ai', id: 'love' },
  { kanji: '夢', romaji: 'yume', id: 'dream' },
  { kanji: '心', romaji: 'kokoro', id: 'heart' },
  { kanji: '花', romaji: 'hana', id: 'flower' },
  { kanji: '星', romaji: 'hoshi', id: 'star' },
  { kanji: '月', romaji: 'tsuki', id: 'moon' },
  { kanji: '風', romaji: 'kaze', id: 'wind' },
  { kanji: '海', romaji: 'umi', id: 'sea' },
  { kanji: '空', romaji: 'sora', id: 'sky' },
] as const;

/** Each kanji once, filled up with built-in ones where they would not fill the sheet. */
function useHeroKanji(kanji: readonly KanjiItem[]): readonly KanjiItem[] {
  const t = useTranslations('home.kanji');
  const own = kanji.length < cellCount ? builtIn.map((item) => ({ ...item, meaning: t(item.id) })) : [];
  const byCharacter = new Map([...own, ...kanji].reverse().map((item) => [item.kanji, item]));
  return [...byCharacter.values()].reverse();
}

/** How long the sheet stays as it is. */
const reshuffleMs = 10_000;

/** What the cells show, by places in the list of kanji. */
interface Deal {
  readonly shown: readonly number[];
  /** What they showed before; empty at first. */
  readonly before: readonly number[];
  readonly round: number;
}

/** Deals `size` kanji anew every ten seconds, but not while the sheet is held or nobody sees the page. */
function useReshuffle(size: number, held: boolean) {
  const [deal, setDeal] = useState<Deal>(() => ({ shown: firstCells(size), before: [], round: 0 }));
  const hidden = useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => true,
  );
  const running = useHydrated() && !held && !hidden;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setDeal(next(size)), reshuffleMs);
    return () => clearInterval(timer);
  }, [running, size]);

  return { ...deal, running, reshuffle: () => setDeal(next(size)) };
}

/** The first ones, so that server and browser agree. */
const firstCells = (size: number) => Array.from({ length: Math.min(size, cellCount) }, (_, place) => place);

const next =
  (size: number) =>
  ({ shown, round }: Deal): Deal => ({
    shown: dealCells(size, shown, Math.random),
    before: shown,
    round: round + 1,
  });

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

import { signsOfWhole } from '@michi/games/kotodama/constants';
import { type Lines, wordsIn } from '@michi/games/kotodama/lines';
import { type Quality, qualityOf } from '@michi/games/kotodama/quality';
import type { PoemWord, Season } from '@michi/games/kotodama/words';
import { Bar } from '@michi/ui/progress';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import './quality-panel.css';

const sides = ['harmony', 'imagery', 'tradition'] as const;

/** Three bars, each full at 100 %. */
export function QualityBars({
  quality,
  shownAs,
}: {
  quality: Quality;
  shownAs?: (side: keyof Quality) => string;
}) {
  const t = useTranslations('kotodama.quality');
  return (
    <ul className="kot-quality__bars">
      {sides.map((side) => {
        const percent = t('percent', { value: quality[side] });
        return (
          <li key={side}>
            <p>
              <b>{t(side)}</b> <span className="soft small">{t(`${side}Of`)}</span>
              <span className="num">{shownAs?.(side) ?? percent}</span>
            </p>
            <Bar thin value={Math.min(100, quality[side])} label={t(side)} valueText={percent} />
          </li>
        );
      })}
    </ul>
  );
}

export interface QualityPanelProps {
  readonly lines: Lines;
  readonly season: Season;
  /** The words that could be added. */
  readonly words: readonly PoemWord[];
  /** How many morae are missing in all. */
  readonly missing: number;
  readonly children: ReactNode;
}

/** How the poem sounds, and what would let it sound better. */
export function QualityPanel({ lines, season, words, missing, children }: QualityPanelProps) {
  const t = useTranslations('kotodama');
  const quality = qualityOf(lines, season);
  return (
    <section className="panel kot-quality" aria-labelledby="kot-quality">
      <h2 id="kot-quality">{t('quality.heading')}</h2>
      <QualityBars quality={quality} />
      <p className="small kot-quality__raise">
        <WithJapanese>{useRaise(lines, season, words)}</WithJapanese>
      </p>
      {children}
      <p className="small soft kot-quality__missing">
        {missing === 0 ? t('editor.ready') : t('editor.missing', { count: missing })}
      </p>
    </section>
  );
}

/** What would raise it most: the season word first, then signs of the season, then those of nature. */
function useRaise(lines: Lines, season: Season, words: readonly PoemWord[]): string {
  const t = useTranslations('kotodama.quality.raise');
  const used = wordsIn(lines);
  const free = words.filter((word) => !used.includes(word));
  const named = (fitting: readonly PoemWord[]) =>
    fitting
      .slice(0, 2)
      .map(({ kanji }) => kanji)
      .join('、');
  const seasonal = free.filter((word) => word.isSeasonal && word.season === season);
  if (!used.some(({ isSeasonal }) => isSeasonal) && seasonal.length > 0)
    return t('tradition', { words: named(seasonal) });
  const ofSeason = free.filter((word) => word.season === season);
  if (used.filter((word) => word.season === season).length < signsOfWhole && ofSeason.length > 0)
    return t('harmony', { words: named(ofSeason) });
  const ofNature = free.filter(({ category }) => category === 'nature');
  if (used.filter(({ category }) => category === 'nature').length < signsOfWhole && ofNature.length > 0)
    return t('imagery', { words: named(ofNature) });
  return t('none');
}

import type { KanjiItem } from '@michi/contracts/kanji';
import type { Owner } from '@michi/contracts/page-data';
import type { ReactNode } from 'react';
import { KanjiFonts } from '../shell/kanji-fonts.tsx';
import { CallToAction } from './call-to-action.tsx';
import type { Claims } from './claims.ts';
import { ConceptList } from './concept-list.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { Hero } from './hero.tsx';
import { ImprintSection } from './imprint-section.tsx';
import { Showcase } from './showcase.tsx';
import { Teaser } from './teaser.tsx';

export interface LandingProps {
  readonly kanji: readonly KanjiItem[];
  /** The figures that the site claims of itself; null when they could not be had. */
  readonly claims: Claims | null;
  /** The owner's particulars; null when they could not be had. */
  readonly owner: Owner | null;
  /** The first games as they are shown, false without any, and whether the shelf holds more. */
  readonly games: ReactNode;
  readonly moreGames: boolean;
  /** The first articles as they are shown, false without any, and whether the blog may hold more. */
  readonly articles: ReactNode;
  readonly moreArticles: boolean;
}

/** The first page of the site. */
export function Landing({ kanji, claims, owner, games, moreGames, articles, moreArticles }: LandingProps) {
  return (
    <>
      <Hero kanji={kanji} claims={claims} />
      <FeatureCards />
      <Showcase more={moreGames}>{games}</Showcase>
      <ConceptList />
      <Teaser more={moreArticles}>{articles}</Teaser>
      <CallToAction claims={claims} />
      <ImprintSection owner={owner} />
      <KanjiFonts />
    </>
  );
}

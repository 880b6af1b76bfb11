import type { SiteOwner } from '@michi/contracts/page-data';
import { CallToAction } from './call-to-action.tsx';
import type { Claims } from './claims.ts';
import { ConceptList } from './concept-list.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { ImprintSection } from './imprint-section.tsx';

// The sections that do nothing. Their styles are named by the page, which is there before this module.

export const BeforeGames = () => <FeatureCards />;

export const BeforeArticles = () => <ConceptList />;

export function AtTheEnd({ claims, owner }: { claims: Claims | null; owner: SiteOwner | null }) {
  return (
    <>
      <CallToAction claims={claims} />
      <ImprintSection owner={owner} />
    </>
  );
}

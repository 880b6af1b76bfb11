import { browserLearner } from './browser-learner.ts';
import { type JourneyProjection, makeJourney } from './projections/journey.ts';

/** What the learner has completed, as this page knows it; for pages that show it, in the browser only. */
export const browserJourney = (): JourneyProjection => browserLearner().journeyMadeBy(makeJourney);

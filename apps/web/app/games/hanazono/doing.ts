/** What the learner is at: looking around, planting, or caring for a plant. */
export type Doing = { readonly at: 'rest' | 'planting' } | { readonly at: 'plant'; readonly kanji: string };

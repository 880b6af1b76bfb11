/** By what the shelf of games can be filtered; an address without a filter shows all. */
export const shelfFilters = ['available', 'beginner', 'multiplayer'] as const;

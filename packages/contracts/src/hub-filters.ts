/** By what the hub of games can be filtered; an address without a filter shows all. */
export const hubFilters = ['available', 'beginner', 'multiplayer'] as const;

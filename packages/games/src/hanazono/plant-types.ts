/** How many steps each kind of plant grows, and how much water and sun it likes, of 100. */
export const plantTypes = {
  sakura: { maxGrowth: 5, waterNeed: 60, sunNeed: 70 },
  bamboo: { maxGrowth: 7, waterNeed: 70, sunNeed: 50 },
  bonsai: { maxGrowth: 4, waterNeed: 40, sunNeed: 60 },
  lotus: { maxGrowth: 3, waterNeed: 90, sunNeed: 60 },
  maple: { maxGrowth: 5, waterNeed: 50, sunNeed: 50 },
} as const;
export type PlantType = keyof typeof plantTypes;
export const plantTypeIds = Object.keys(plantTypes) as [PlantType, ...PlantType[]];

/** A need in words. */
export function needOf(percent: number): 'low' | 'medium' | 'high' {
  if (percent < 45) return 'low';
  return percent < 65 ? 'medium' : 'high';
}

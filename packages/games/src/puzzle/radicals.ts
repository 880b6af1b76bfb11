/** Where a radical usually stands in a kanji. */
export type Position = 'left' | 'right' | 'top' | 'bottom' | 'any';

export interface Radical {
  readonly id: string;
  readonly character: string;
  readonly position: Position;
}

const all = [
  ['person', '亻', 'left'],
  ['water', '氵', 'left'],
  ['hand', '扌', 'left'],
  ['speech', '言', 'left'],
  ['thread', '糸', 'left'],
  ['metal', '金', 'left'],
  ['grass', '艹', 'top'],
  ['roof', '宀', 'top'],
  ['rain', '雨', 'top'],
  ['bamboo', '竹', 'top'],
  ['heart', '心', 'bottom'],
  ['shell', '貝', 'bottom'],
  ['legs', '儿', 'bottom'],
  ['knife', '刂', 'right'],
  ['spoon', '匕', 'right'],
  ['head', '頁', 'right'],
  ['tree', '木', 'any'],
  ['sun', '日', 'any'],
  ['moon', '月', 'any'],
  ['woman', '女', 'any'],
  ['child', '子', 'any'],
  ['field', '田', 'any'],
  ['strength', '力', 'any'],
  ['mouth', '口', 'any'],
  ['eye', '目', 'any'],
  ['five', '五', 'any'],
  ['heavy', '重', 'any'],
  ['foot', '夂', 'any'],
  ['fire', '火', 'any'],
  ['earth', '土', 'any'],
] as const satisfies readonly (readonly [id: string, character: string, position: Position])[];

export type RadicalId = (typeof all)[number][0];

/** The radicals to choose from, in the order of the grid: by their place in a kanji. */
export const radicals: readonly (Radical & { readonly id: RadicalId })[] = all.map(
  ([id, character, position]) => ({ id, character, position }),
);

export const radicalIds: readonly RadicalId[] = radicals.map(({ id }) => id);

interface Item {
  readonly id: string;
  readonly japanese: string;
  readonly reading: string;
  /** It stays in the bag when it is used. */
  readonly lasting?: true;
  /** Health that it gives to who eats it. */
  readonly heals?: number;
}

/** What can lie in the bag. */
export const items = [
  { id: 'dictionary', japanese: '辞書', reading: 'じしょ', lasting: true },
  { id: 'ticket', japanese: '切符', reading: 'きっぷ' },
  { id: 'umbrella', japanese: '傘', reading: 'かさ' },
  { id: 'map', japanese: '地図', reading: 'ちず', lasting: true },
  { id: 'onigiri', japanese: 'おにぎり', reading: 'おにぎり', heals: 50 },
  { id: 'bell', japanese: '鈴', reading: 'すず' },
  { id: 'charm', japanese: 'お守り', reading: 'おまもり' },
  { id: 'lantern', japanese: '提灯', reading: 'ちょうちん', lasting: true },
  { id: 'battery', japanese: '電池', reading: 'でんち' },
  { id: 'brush', japanese: '筆', reading: 'ふで' },
  { id: 'letter', japanese: '手紙', reading: 'てがみ' },
  { id: 'fish', japanese: '魚', reading: 'さかな' },
  { id: 'lamp', japanese: '電灯', reading: 'でんとう', lasting: true },
  { id: 'water', japanese: '水', reading: 'みず', heals: 50 },
  { id: 'staff', japanese: '杖', reading: 'つえ', lasting: true },
  { id: 'brand', japanese: '焼印', reading: 'やきいん', lasting: true },
] as const satisfies readonly Item[];

export type ItemId = (typeof items)[number]['id'];
/** What the bag holds from the beginning. */
export const firstItem: ItemId = 'dictionary';

export const itemOf = (id: ItemId): Item & { readonly id: ItemId } =>
  items.find((item) => item.id === id) as Item & { readonly id: ItemId };

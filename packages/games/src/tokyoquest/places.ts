/** The places in the order of the story; the first is open from the beginning. */
export const placeIds = ['shibuya', 'asakusa', 'akihabara', 'harajuku', 'mount-fuji'] as const;
export type PlaceId = (typeof placeIds)[number];
export const firstPlace: PlaceId = 'shibuya';

export const isPlace = (id: string): id is PlaceId => placeIds.some((place) => place === id);

interface Place {
  readonly id: PlaceId;
  readonly japanese: string;
  readonly reading: string;
  readonly people: readonly string[];
}

export const places = [
  { id: 'shibuya', japanese: '渋谷', reading: 'しぶや', people: ['aoi', 'mori', 'fumi'] },
  { id: 'asakusa', japanese: '浅草', reading: 'あさくさ', people: ['sato', 'ren', 'ume'] },
  { id: 'akihabara', japanese: '秋葉原', reading: 'あきはばら', people: ['denda', 'tama', 'rin'] },
  { id: 'harajuku', japanese: '原宿', reading: 'はらじゅく', people: ['ken', 'haruka', 'mei'] },
  { id: 'mount-fuji', japanese: '富士山', reading: 'ふじさん', people: ['goro', 'kawa', 'hana', 'aoi'] },
] as const satisfies readonly Place[];

export type PersonId = (typeof places)[number]['people'][number];

export const placeOf = (id: PlaceId): (typeof places)[number] =>
  places.find((place) => place.id === id) as (typeof places)[number];

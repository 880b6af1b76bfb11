import type { ItemId } from '@michi/games/tokyoquest/items';
import { Art } from './art.tsx';
import { circle, path, sign, type TokyoShape } from './shapes.ts';

/** Every thing of the bag, 48 by 48. */
const things: Readonly<Record<ItemId, readonly TokyoShape[]>> = {
  dictionary: [
    path('M9 8h27q3 0 3 3v30H12q-3 0-3-3Z', 'ai'),
    path('M12 38h27v4H12q-2 0-2-2t2-2ZM15 12h9v18h-9Z', 'paper'),
    sign(19.5, 25, 9, '辞', 'on-slip'),
  ],
  ticket: [
    path('M5 15h38v6a4 4 0 0 0 0 8v6H5v-6a4 4 0 0 0 0-8Z', 'kaki'),
    path('M14 15v20', 'edge'),
    sign(28, 31, 16, '切', 'on-kaki'),
  ],
  umbrella: [
    path('M24 8C10 10 4 20 4 26q5-4 10 0 5-4 10 0 5-4 10 0 5-4 10 0C44 20 38 10 24 8Z', 'botan'),
    path('M24 5v3M24 25v13q0 5 5 5t5-5', 'stem'),
    path('M24 8c-5 5-8 12-10 18M24 8c5 5 8 12 10 18', 'edge'),
  ],
  map: [
    path('M6 10l12-3 12 4 12-3v30l-12 3-12-4-12 3Z', 'paper'),
    path('M18 7v30M30 11v30', 'fold'),
    path('M9 30q8-10 14-6t16-10', 'way'),
    path(circle(38, 15, 3), 'kaki'),
  ],
  onigiri: [
    path('M24 7C31 7 42 28 41 34 40 40 8 40 7 34 6 28 17 7 24 7Z', 'paper'),
    path('M16 27h16v12H16Z', 'near'),
  ],
  bell: [
    path('M24 10c9 0 13 7 13 15v9H11v-9c0-8 4-15 13-15Z', 'yamabuki'),
    path('M11 29h26', 'fold'),
    path(circle(24, 37, 4), 'near'),
    path('M24 10V5', 'stem'),
  ],
  charm: [
    path('M15 14h18l3 5v22H12V19Z', 'botan'),
    path('M24 14V5M19 8q5-5 10 0', 'stem'),
    path('M18 22h12v15H18Z', 'paper'),
    sign(24, 34, 10, '守', 'on-slip'),
  ],
  lantern: [
    path('M16 8h16v4H16ZM16 38h16v4H16Z', 'near'),
    path('M15 12h18q8 13 0 26H15q-8-13 0-26Z', 'kaki'),
    path('M12 19h24M10.5 25h27M12 31h24', 'ribs'),
  ],
  battery: [
    path('M10 16h26v18H10Z', 'matcha'),
    path('M36 21h4v8h-4Z', 'near'),
    path('M10 16h8v18h-8Z', 'paper'),
    sign(27, 30, 12, '電', 'on-matcha'),
  ],
  brush: [path('M37 5l5 5-20 20-5-5Z', 'wood'), path('M17 25l5 5q-1 8-12 12-3-2 0-5 2-9 7-12Z', 'near')],
  letter: [
    path('M6 12h36v24H6Z', 'paper'),
    path('M6 12l18 14 18-14M6 36l13-13M42 36L29 23', 'fold'),
    path(circle(24, 27, 4), 'azuki'),
  ],
  fish: [
    path('M5 24C12 12 28 12 36 23l8-7v16l-8-7C28 36 12 36 5 24Z', 'ai'),
    path(circle(13, 22, 2), 'paper'),
    path('M20 17q4 7 0 14', 'edge'),
  ],
  lamp: [
    path('M6 19h18v10H6Z', 'near'),
    path('M24 15l9-4v26l-9-4Z', 'kaki'),
    path('M36 16l7-4M37 24h8M36 32l7 4', 'way'),
  ],
  water: [
    path('M18 6h12v6H18Z', 'near'),
    path('M15 14h18l3 6v22H12V20Z', 'lake'),
    path('M13 26q5-4 11 0t11 0v16H13Z', 'lake-ai'),
    sign(24, 38, 12, '水', 'on-slip'),
  ],
  staff: [
    path('M33 4l4 2-22 39-4-2Z', 'wood'),
    path('M31 12l5 3M27 19l5 3', 'stem'),
    path(circle(35, 6, 4), 'yamabuki'),
  ],
  brand: [path('M10 8h28v34H10Z', 'wood'), path('M24 8V3', 'stem'), sign(24, 32, 19, '山', 'on-kaki')],
};

/** A thing of the bag; its name stands beside it. */
export const Thing = ({ item }: { item: ItemId }) => (
  <Art className="tq-thing" viewBox="0 0 48 48" fit="xMidYMid meet" shapes={things[item]} />
);

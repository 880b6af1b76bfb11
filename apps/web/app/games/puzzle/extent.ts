import type { RadicalId } from '@michi/games/puzzle/radicals';

type Extent = readonly [left: number, bottom: number, right: number, top: number];

/** How far the extent of each radical reaches in the printed face, in thousandths of the em from the baseline. */
export const extentOf: Readonly<Record<RadicalId, Extent>> = {
  person: [52, -82, 469, 850],
  water: [53, -80, 485, 818],
  hand: [59, -80, 524, 845],
  speech: [57, -81, 937, 832],
  thread: [61, -81, 909, 857],
  metal: [47, -63, 955, 847],
  grass: [50, 469, 942, 841],
  roof: [58, 470, 944, 849],
  rain: [51, -80, 944, 820],
  bamboo: [50, -80, 952, 851],
  heart: [49, -47, 947, 819],
  shell: [73, -81, 884, 829],
  legs: [49, -83, 946, 835],
  knife: [514, -82, 864, 845],
  spoon: [209, -46, 908, 822],
  head: [62, -80, 931, 835],
  tree: [45, -80, 956, 847],
  sun: [196, -73, 838, 790],
  moon: [65, -81, 810, 809],
  woman: [47, -81, 944, 851],
  child: [54, -80, 941, 804],
  field: [126, -62, 909, 780],
  strength: [63, -81, 891, 845],
  mouth: [146, -48, 880, 726],
  eye: [191, -80, 848, 814],
  five: [47, -32, 948, 795],
  heavy: [49, -60, 944, 843],
  foot: [56, -80, 949, 849],
  fire: [56, -80, 951, 840],
  earth: [49, -45, 944, 845],
};

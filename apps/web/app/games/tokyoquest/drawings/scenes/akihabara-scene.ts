import { board, crowd, group, path, rect, type TokyoShape, windows } from '../shapes.ts';

/** A street of lit signs, with a train on its bridge. */
export const scene: readonly TokyoShape[] = [
  path(rect(0, 0, 400, 260), 'sky2'),
  path('M0 120C120 100 260 130 400 110V260H0Z', 'glow2'),
  path('M150 200V70h24V50h22v32h18v118ZM214 200V92h26V64h14v136Z', 'far'),
  path('M0 236V12h86v50h34v40h22v134Z', 'near'),
  path('M400 236V0h-78v44h-36v46h-22v146Z', 'near'),
  ...windows([8, 22], [4, 2], [12, 9, 7, 8], [2, 5]),
  group(board(10, 66, 40, 92, '電気', 'kaki', 32), 'glimmer'),
  ...board(56, 66, 24, 92, '部品屋', 'slip', 19),
  group(board(90, 72, 24, 66, '中古', 'ai', 18), 'glimmer late'),
  ...board(122, 112, 17, 56, '無線', 'matcha', 13),
  path('M0 168h142v12H0Z', 'botan'),
  path(rect(8, 186, 54, 44) + rect(72, 186, 60, 44), 'lamp'),
  path('M8 200h54M8 214h54M72 200h60M72 214h60M26 186v44M44 186v44M92 186v44M112 186v44', 'bars'),
  group(board(348, 12, 44, 104, '音響館', 'ai', 30), 'glimmer late'),
  ...board(324, 50, 20, 74, '模型', 'kaki', 16),
  group(board(292, 56, 24, 62, '電子', 'slip', 18), 'glimmer'),
  ...board(267, 98, 16, 52, '本', 'botan', 14),
  path('M264 152h136v12H264Z', 'matcha'),
  path(rect(270, 170, 48, 54) + rect(328, 170, 64, 54), 'lamp'),
  path('M270 188h48M270 206h48M328 188h64M328 206h64M294 170v54M360 170v54', 'bars'),
  group([path('M160 117h86v13h-86Z', 'paper'), path('M160 121h86v4h-86Z', 'yamabuki')], 'train-way'),
  path('M142 130h122v10H142Z', 'near'),
  path('M0 30C120 66 280 60 400 20M0 52C140 88 260 84 400 40M142 100C190 116 230 112 264 96', 'wire2'),
  path('M0 236L142 196H264L400 236V260H0Z', 'road'),
  path('M196 200h10l4 14h-16ZM193 222h16l6 22h-26Z', 'zebra'),
  ...crowd(
    [
      [172, 216, 0.42, 0],
      [232, 220, 0.46, 2],
      [148, 244, 0.66, 1],
      [262, 248, 0.7, 0],
    ],
    ['coat-c', 'coat-a', 'coat-b', 'coat-d'],
  ),
];
export const viewBox = '0 0 400 260';

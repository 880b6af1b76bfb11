import type { Background } from '@michi/games/monogatari/story';
import { area, box, line, oval, type StoryShape, sign } from './shapes.ts';

/** Backgrounds are drawn in 300 × 220; a panel shows as much of it as it has room for. */
export const backgroundWidth = 300;
export const backgroundHeight = 220;

/** What a low panel shows the middle of: how far from the top it is. */
export const focus: Readonly<Record<Background, number>> = {
  platform: 100,
  classroom: 80,
  beach: 104,
  alley: 96,
  tatami: 84,
};

const fine = 1;
const usual = 1.25;
const bold = 2;
const heavy = 3;
const all = box(0, 0, backgroundWidth, backgroundHeight);

/** Signs beneath each other. */
const column = (text: string, x: number, y: number, step: number, size: number, fill: 'ink' | 'paper') =>
  [...text].map((each, index) => sign(each, x, y + index * step, size, { fill }));

/** 駅: the train waits at track three. */
function platform(): StoryShape[] {
  const roof = 'M0 0H300V30L0 52Z';
  const pillars = 'M44 50V168M150 42V160M252 34V152M36 62h16M142 53h16M244 44h16';
  const windows = [0, 1, 2, 3, 4, 5].map((at) => box(12 + at * 52, 99, 34, 21)).join('');
  const doors = [0, 1, 2].map((at) => `M${52 + at * 104} 94V142M${58 + at * 104} 94V142`).join('');
  const edge = 'M0 178L300 160v5L0 185Z';
  return [
    area(all, 'paper'),
    area(roof, 'dark'),
    area('M0 52L300 30v7L0 62Z', 'ink'),
    area('M0 92h300v52H0Z', 'paper', bold),
    area('M0 96h300v26H0Z', 'light'),
    area(windows, 'paper', usual),
    line([0, 1, 2, 3, 4, 5].map((at) => `M${16 + at * 52} 116l12-14M${24 + at * 52} 117l8-9`).join(''), fine),
    line(doors, usual),
    area('M0 130h300v6H0Z', 'ink'),
    line('M0 148h300M0 154h300', fine),
    area('M0 168L300 150V220H0Z', 'light'),
    line('M0 168L300 150M0 178L300 160', usual),
    area(edge, 'dark'),
    line('M40 220L92 180M130 220L168 174M220 220l24-50', fine),
    line(pillars, heavy),
    line('M186 36v24M224 33v27', bold),
    area(box(172, 58, 66, 27), 'paper', bold),
    line(box(175, 61, 60, 21), fine),
    ...[...'三番線'].map((each, index) => sign(each, 187 + index * 18, 71.5, 16)),
  ];
}

/** 教室: the board with who is on duty, desks, a window with hills. */
function classroom(): StoryShape[] {
  const desk = (x: number) => [
    area(`M${x} 172h76l6 12H${x - 6}Z`, 'paper', bold),
    line(`M${x + 4} 184v36M${x + 72} 184v36M${x + 14} 184v8h48v-8`, heavy - 1),
  ];
  return [
    area(all, 'paper'),
    area('M0 0H300V22H0Z', 'middle'),
    line('M0 22H300', bold),
    area(box(24, 34, 150, 78), 'ink', bold),
    line(box(28, 38, 142, 70), usual, 'paper'),
    area('M24 112h150v7H24Z', 'paper', bold),
    line('M40 112h12M60 112h8', heavy),
    ...column('日直', 46, 60, 26, 20, 'paper'),
    line('M62 54v38', fine, 'paper'),
    line('M84 62h52M84 74h66M84 86h40', 1.6, 'paper'),
    area(box(196, 30, 84, 92), 'paper', bold),
    area('M197 108q20-30 42-6q16-22 40 2v17h-82Z', 'middle'),
    area('M204 60q3-9 12-7q7-8 15 0q10-1 11 7Z', 'paper', fine),
    line('M238 30v92M196 76h84', usual),
    area('M190 24h14v100q-10-30-14-100ZM286 24h-14v100q10-30 14-100Z', 'paper', usual),
    line('M0 140H300', fine),
    area('M0 152h300v68H0Z', 'light'),
    line('M0 152H300', usual),
    ...desk(18),
    ...desk(118),
    ...desk(218),
  ];
}

/** 海辺: sea, sun, and sand with shells. */
function beach(): StoryShape[] {
  const clouds = 'M30 46q20-16 42 0q22-4 30 10H14q2-10 16-10ZM236 84q12-10 26 0q14-2 18 6h-54q2-6 10-6Z';
  return [
    area(all, 'paper'),
    area(oval(214, 52, 24), 'paper', bold),
    line('M214 20v-8M240 33l6-6M246 56h9M188 33l-6-6M182 56h-9', usual),
    area(clouds, 'paper', usual),
    line('M118 44q6-6 10 0q5-6 11 0M146 62q5-5 8 0q4-5 9 0', usual),
    area('M0 112H300v52H0Z', 'middle'),
    line('M0 112H300', bold),
    area('M98 112l14-26v26ZM114 112V90l12 22ZM94 112h36l-6 7h-24Z', 'paper', usual),
    line('M20 126h64M140 122h80M220 132h60M60 142h70M170 148h90', bold, 'paper'),
    area('M0 164C70 148 130 176 190 162S270 158 300 166V220H0Z', 'paper'),
    line('M0 164C70 148 130 176 190 162S270 158 300 166', bold),
    line('M0 172c60-14 120 16 180 2s90-6 120 0', usual),
    area('M0 200c70-16 160 8 300-8v28H0Z', 'light'),
    area('M46 198q6-8 12 0l-6 5ZM246 206q5-7 10 0l-5 4Z', 'paper', usual),
    line('M52 203v-6M251 210v-5', fine),
    line('M90 196h3M150 208h3M220 198h3M120 214h2M180 192h2', heavy),
  ];
}

/** 路地: an alley at night with the lantern of a small bar. */
function alley(): StoryShape[] {
  return [
    area(all, 'ink'),
    area(`${oval(124, 20, 1)}${oval(140, 44, 0.8)}${oval(200, 22, 1)}${oval(116, 48, 0.7)}`, 'paper'),
    area(oval(176, 38, 17), 'paper'),
    area('M0 0H96V150L0 196ZM300 0H214V144L300 190Z', 'dark'),
    line('M96 0V150L0 196M214 0V144L300 190', bold, 'paper'),
    area('M112 74h86v70h-86Z', 'dark'),
    area('M106 74l48-22 50 22Z', 'ink'),
    line('M106 74l48-22 50 22Z', bold, 'paper'),
    area(box(134, 102, 40, 42), 'paper'),
    line('M154 102v42M134 122h40', usual),
    area('M10 60l62 8v60l-62 26Z', 'paper', usual),
    line('M40 64v76M10 100l62-4', usual),
    line('M96 84h14M96 90h14', bold, 'paper'),
    area('M104 92q12 0 12 13t-12 13-12-13 12-13Z', 'paper', bold),
    line('M93 99h22M93 111h22', fine),
    sign('酒', 104, 105, 13),
    area('M96 150L214 144 300 190V220H0V196Z', 'middle'),
    line('M60 220l62-70M240 220l-52-74M24 206l250-12M74 172l176-6', usual),
    area('M226 86l60-8v18l-60 8Z', 'paper', usual),
    line('M232 103v24M252 100v26M272 98v28', usual, 'paper'),
    line('M228 30q30 14 72 6M96 40q50 16 118 0', 1.4, 'paper'),
  ];
}

/** 居間: tatami, a low table, and a scroll that says to keep a quiet heart. */
function tatami(): StoryShape[] {
  return [
    area(all, 'paper'),
    area('M0 0H300V18H0Z', 'dark'),
    line('M0 18H300', bold),
    area(box(18, 30, 96, 112), 'paper', bold),
    line('M50 30v112M82 30v112M18 58h96M18 86h96M18 114h96', usual),
    area(box(18, 122, 96, 20), 'light', usual),
    area(box(128, 30, 84, 112), 'light', bold),
    area('M132 140q18-48 36-10v10ZM174 140q14-60 34-20v20Z', 'middle', fine),
    area(oval(188, 56, 11), 'paper', fine),
    line('M170 30v112', usual),
    area(`${oval(164, 88, 2.6)}${oval(176, 88, 2.6)}`, 'ink'),
    area(box(228, 24, 54, 118), 'paper', bold),
    area(box(240, 34, 30, 68), 'paper', usual),
    area(`${box(240, 34, 30, 7)}${box(240, 95, 30, 7)}`, 'dark'),
    line('M236 34h38M236 102h38', bold),
    ...column('静心', 255, 56, 24, 18, 'ink'),
    area('M247 142l4-16h12l4 16Z', 'ink'),
    line('M256 126q-6-10-2-18M258 126q4-8 10-10', usual),
    area(`${oval(254, 108, 2.4)}${oval(269, 115, 2.2)}`, 'paper', fine),
    area('M0 142H300V220H0Z', 'light'),
    line('M0 142H300', bold),
    line('M0 176H300M120 142L84 220M210 142l46 78', usual),
    area('M96 178h108l10 10H86Z', 'paper', bold),
    line('M98 188v22M202 188v22', heavy),
    area('M128 170h14l-2 9h-10Z', 'paper', usual),
    line('M132 166q-3-4 0-7M138 166q-3-4 0-7', fine),
    area(`${oval(174, 178, 12, 3)}`, 'paper', usual),
    area(`${oval(170, 174, 4)}${oval(178, 174, 4)}`, 'middle', fine),
  ];
}

const drawn: Readonly<Record<Background, () => StoryShape[]>> = { platform, classroom, beach, alley, tatami };

/** A background in 300 × 220. */
export const backgroundShapes = (background: Background): StoryShape[] => drawn[background]();

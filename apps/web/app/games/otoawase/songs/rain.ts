import type { Composition, MusicPart } from '../../../audio/synthesis/composition.ts';

const shamisen = (bars: readonly string[], gain = 0.46): MusicPart => ({
  instrument: 'shamisen',
  gain,
  bars,
});
const koto = (bars: readonly string[], gain = 0.32): MusicPart => ({
  instrument: 'koto',
  gain,
  octave: 1,
  bars,
});
const flute = (bars: readonly string[], gain = 0.3): MusicPart => ({
  instrument: 'shakuhachi',
  gain,
  bars,
});
const bass = (bars: readonly string[], gain = 0.46): MusicPart => ({
  instrument: 'bass',
  gain,
  octave: -1,
  bars,
});

/** Drops on a tin roof: they never stop for long. */
const drops = koto(['0.5.3.5.0.5.3.5.', '1.5.3.5.2.5.3.5.'], 0.24);
const thinDrops = koto(['8...5.....7.....', '....a...8.....5.'], 0.22);

const chase = [
  '5.5.7.8.7.5.3.5.',
  '5.5.7.8.9.8.7...',
  '5.5.7.8.7.5.3.2.',
  '3.3.5.3.2.1.0...',
  '8.8.9.a.9.8.7.8.',
  '8.8.9.a.8.7.5...',
  '7.7.8.7.5.3.2.3.',
  '5...5.5.5.......',
];
const lights = [
  '8-------9---8---',
  '7-----------5---',
  '7-------8---7---',
  '5-----------....',
  'a-------9---8---',
  '9-------7-------',
  '8---7---5---3---',
  '5-----------....',
];
/** All at once, as trains that cross. */
const crossing = [
  '5..5..5.7..7..7.',
  '8..8..8.7.5.3...',
  '5..5..5.7..8..9.',
  '8.7.5.3.5.......',
  '8..8..8.9..9..9.',
  'a..a..a.9.8.7...',
  '8..8..7.5..5..3.',
  '2.3.2.1.0.......',
];
const alone = [
  '5.5.5.3.5.5.5.3.',
  '5.7.8.7.5.3.2.3.',
  '55..55..78..75..',
  '8.7.5.7.8.......',
  '8.8.8.7.8.8.a.8.',
  '9.8.7.8.7.5.3.5.',
  '77..88..99..aa..',
  'a.9.8.7.5.3.2.1.',
];

const hurry = bass(['0..0..0.0...1...', '0..0..0.3...2...']);
const pedal = bass(['0.......0.......', '0.......1.......']);
const stride = bass(['0...0...0...1...', '3...3...2...1...']);

const drum: MusicPart = { instrument: 'taiko', gain: 0.4, bars: ['3..3..2.3...2.1.', '3..3..2.3.2.1.11'] };
const walk: MusicPart = { ...drum, gain: 0.34, bars: ['3.......3.......', '3.......3...1.1.'] };
const storm: MusicPart = { ...drum, gain: 0.42, bars: ['3...3...3.2.3.2.', '3...3.2.3.3.2.33'] };
const patter: MusicPart = { instrument: 'shime', gain: 0.17, bars: ['1.12.1121.12.112'] };
const drizzle: MusicPart = { ...patter, gain: 0.13, bars: ['1...1.1.1...1...', '1.1...1.1...1.1.'] };
const clacks: MusicPart = { instrument: 'wood', gain: 0.12, bars: ['....2.......2...', '....2.......2.1.'] };
const bell = (bars: readonly string[]): MusicPart => ({ instrument: 'bell', gain: 0.1, octave: 2, bars });

const streets = [shamisen(chase), hurry, drum, patter];
const neon = [
  flute(lights),
  shamisen(['0.0.0.0.1.1.0.0.', '0.0.3.3.2.2.1.1.'], 0.26),
  drops,
  stride,
  drum,
  patter,
];
const trains = [shamisen(crossing, 0.5), koto(crossing, 0.2), stride, storm, patter, clacks];

/** Song of rain and trains: urging, a shamisen over wet streets. 122 bars and a half at 140 beats a minute. */
export const rain: Composition = {
  root: 57,
  scale: 'in',
  sections: [
    {
      bars: 4,
      parts: [
        thinDrops,
        bass(['0.......0.......', '0.......0.......', '0.......0.......', '0...0...1...2...']),
        drizzle,
        { ...clacks, bars: ['2.......2.......'] },
        shamisen(['................', '................', '5.......5.......', '5...5...7...8.9.'], 0.36),
      ],
    },
    { bars: 8, parts: [shamisen(chase), hurry, walk, drizzle] },
    { bars: 8, parts: [...streets, drops] },
    { bars: 8, parts: neon },
    { bars: 8, parts: trains },
    { bars: 8, parts: [...streets, drops, clacks] },
    {
      bars: 8,
      parts: [
        thinDrops,
        flute(
          [
            '................',
            '................',
            '5-----------3---',
            '2-----------....',
            '................',
            '................',
            '7-------5---3---',
            '5-----------....',
          ],
          0.24,
        ),
        pedal,
        { ...walk, gain: 0.22, bars: ['3.......2.......'] },
        bell(['5...............', '................', '................', '3...............']),
      ],
    },
    {
      bars: 8,
      parts: [
        shamisen(
          [
            '0...0...0...0...',
            '0...0...1...1...',
            '0.0.2.2.3.3.2.2.',
            '0.0.2.2.3.3.5.5.',
            '3.3.5.5.7.7.5.5.',
            '3.3.5.5.7.7.8.8.',
            '7.7.8.8.9.9.8.8.',
            '7.8.9.8.a.9.8.7.',
          ],
          0.42,
        ),
        stride,
        {
          ...storm,
          gain: 0.36,
          bars: [
            '3.......3.......',
            '3.......3...1.1.',
            '3...1...3...1.1.',
            '3...2...3...2.2.',
            '3...2...3.2.3.2.',
            '3...2...3.2.3.2.',
            '3.2.3.2.3.2.3.2.',
            '3.3.3.3.33333333',
          ],
        },
        { ...patter, bars: ['................', '1...1...1...1...', '1.1.1.1.1.1.1.1.', '1.12.1121.12.112'] },
      ],
    },
    { bars: 8, parts: neon },
    { bars: 8, parts: trains },
    { bars: 8, parts: [shamisen(alone, 0.5), pedal, { ...walk, gain: 0.28 }, clacks] },
    { bars: 8, parts: [shamisen(alone, 0.48), koto(alone, 0.2), hurry, drum, patter] },
    { bars: 8, root: 59, parts: [...neon, bell(['5...............', '................'])] },
    { bars: 8, root: 59, parts: [...streets, drops, clacks] },
    { bars: 8, root: 59, parts: trains },
    {
      bars: 7,
      parts: [
        shamisen(
          [
            '5.5.7.8.7.5.3.5.',
            '5...5...3.......',
            '5.5.7.8.7.5.3.2.',
            '3...2...1.......',
            '0...0...0...0...',
            '0.1.2.3.5.7.8.a.',
            '5...............',
          ],
          0.44,
        ),
        koto(
          [
            '................',
            '8...5.....7.....',
            '................',
            '....a...8.....5.',
            '8...5.....7.....',
            '................',
            '5...............',
          ],
          0.28,
        ),
        bass([
          '0...0...0...1...',
          '3.......2.......',
          '0...0...0...1...',
          '3.......2.......',
          '0.......0.......',
          '0.......0.......',
          '0...............',
        ]),
        {
          ...drum,
          bars: [
            '3..3..2.3...2.1.',
            '3.......2.......',
            '3..3..2.3...2.1.',
            '3.......2.......',
            '3...2...3...2...',
            '3.3.3.3.33333333',
            '3...............',
          ],
        },
        {
          ...drizzle,
          bars: [
            '1...1.1.1...1...',
            '1.1...1.1...1.1.',
            '1...1.1.1...1...',
            '1.1...1.1...1.1.',
            '1...1.1.1...1...',
            '1122112211221122',
            '................',
          ],
        },
        bell([
          '................',
          '................',
          '................',
          '................',
          '................',
          '................',
          '5...............',
        ]),
      ],
    },
  ],
};

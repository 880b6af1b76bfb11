import type { MusicId } from '../../apps/web/app/audio/sounds.ts';
import type { Composition, MusicPart } from '../../apps/web/app/audio/synthesis/composition.ts';

const slowBass: MusicPart = {
  instrument: 'bass',
  gain: 0.5,
  octave: -1,
  bars: ['0.......3.......', '0.......2.......', '0.......4.......', '3.......0.......'],
};
const walkingBass: MusicPart = { ...slowBass, bars: ['0...0...3...3...', '2...2...3...3...'] };
const softDrum: MusicPart = {
  instrument: 'taiko',
  gain: 0.4,
  bars: ['3.......2.1.....', '3.......2.....1.', '3.......2.1.....', '3.....1.2.1.1.1.'],
};
const softShime: MusicPart = { instrument: 'shime', gain: 0.2, bars: ['..1.2.1...1.2.11'] };
const clacks: MusicPart = { instrument: 'wood', gain: 0.14, bars: ['....1.......1...', '....1.......1.1.'] };

/** A quiet evening: a flute over single strings. */
const menu: Composition = {
  root: 62,
  scale: 'hirajoshi',
  sections: [
    {
      bars: 8,
      parts: [
        {
          instrument: 'shakuhachi',
          gain: 0.3,
          bars: [
            '................',
            '8-------7---5---',
            '7-----------....',
            '....5---7---8---',
            '9-------8---7---',
            '5-----------....',
            '....3---5---7---',
            '5-----------....',
          ],
        },
        {
          instrument: 'koto',
          gain: 0.5,
          bars: [
            '0...2...3...5...',
            '0...3...5...3...',
            '2...5...7.8.7...',
            '0...3...5...7...',
            '1...3...6...5...',
            '0...3.5.8...5...',
            '2...5...7...5...',
            '3...2...0.......',
          ],
        },
        { ...slowBass, gain: 0.42 },
        {
          instrument: 'bell',
          gain: 0.1,
          octave: 1,
          bars: ['5...............', '................', '........8.......', '................'],
        },
      ],
    },
  ],
};

/** Attention without haste: koto and flute take turns. */
const play: Composition = {
  root: 62,
  scale: 'in',
  sections: [
    {
      bars: 4,
      parts: [
        {
          instrument: 'koto',
          gain: 0.55,
          bars: ['5...7.8.9...8.7.', '5...3.2.3.......', '5...7.8.a...9.8.', '7.8.7.5.5.......'],
        },
        slowBass,
        softDrum,
        softShime,
      ],
    },
    {
      bars: 4,
      parts: [
        {
          instrument: 'shakuhachi',
          gain: 0.34,
          bars: ['8-------7---5---', '7-----------....', '9-------8---7---', '5-----------....'],
        },
        {
          instrument: 'koto',
          gain: 0.38,
          bars: ['0.2.3.5.3.2.3.2.', '0.2.3.5.7.5.3.2.', '1.3.5.6.5.3.5.3.', '0.2.3.5.3.2.0...'],
        },
        walkingBass,
        softDrum,
        softShime,
      ],
    },
    {
      bars: 4,
      parts: [
        {
          instrument: 'koto',
          gain: 0.5,
          bars: ['a...8.7.5...7.8.', '7...5.3.2.......', '3...5.7.8...7.5.', '3.2.0.2.0.......'],
        },
        { instrument: 'koto', gain: 0.26, octave: -1, bars: ['0..3..5.0..3..5.', '2..3..5.2..3..5.'] },
        slowBass,
        softDrum,
        clacks,
      ],
    },
  ],
};

const festivalDrum: MusicPart = {
  instrument: 'taiko',
  gain: 0.42,
  bars: ['3..1..2.3.1.2.1.', '3..1..2.3.2.3.33'],
};
const festivalShime: MusicPart = { instrument: 'shime', gain: 0.2, bars: ['1121112111211122'] };

/** A streak goes well: a festival at the measure of `play`. */
const happy: Composition = {
  root: 62,
  scale: 'yo',
  sections: [
    {
      bars: 4,
      parts: [
        {
          instrument: 'koto',
          gain: 0.5,
          bars: ['5.5.7.8.7.5.3.2.', '3.3.5.7.5.3.2.0.', '5.7.8.9.8.7.8.a.', 'a.9.8.7.5...5...'],
        },
        { instrument: 'koto', gain: 0.28, octave: -1, bars: ['0..3..5.0..3..5.', '2..3..5.2..3..5.'] },
        { ...walkingBass, bars: ['0...3...0...3...'] },
        festivalDrum,
        festivalShime,
        { instrument: 'bell', gain: 0.1, octave: 1, bars: ['5...............', '................'] },
      ],
    },
    {
      bars: 4,
      parts: [
        {
          instrument: 'shakuhachi',
          gain: 0.34,
          bars: ['a---8---7---5---', '7-------8-------', '9---8---7---5---', '5-----------....'],
        },
        { instrument: 'koto', gain: 0.4, bars: ['0.3.5.8.5.3.5.3.', '2.3.5.7.5.3.2.3.'] },
        walkingBass,
        festivalDrum,
        festivalShime,
      ],
    },
    {
      bars: 4,
      parts: [
        {
          instrument: 'koto',
          gain: 0.5,
          bars: ['8.8.a.8.7.5.7.8.', '7.7.8.7.5.3.5...', '5.7.8.a.c.a.8.7.', '5.7.5.3.5...0...'],
        },
        { instrument: 'koto', gain: 0.28, octave: -1, bars: ['0..3..5.0..3..5.', '2..3..5.3..2..0.'] },
        { ...walkingBass, bars: ['0...3...0...3...'] },
        festivalDrum,
        festivalShime,
      ],
    },
  ],
};

const duelDrum: MusicPart = {
  instrument: 'taiko',
  gain: 0.5,
  bars: ['3..3..2.3...2.1.', '3..3..2.3.2.1.11'],
};
const duelShime: MusicPart = { instrument: 'shime', gain: 0.22, bars: ['1.12.1121.12.112'] };

/** Two brushes against each other: drums lead, low strings answer. */
const duel: Composition = {
  root: 57,
  scale: 'in',
  sections: [
    {
      bars: 4,
      parts: [
        {
          instrument: 'koto',
          gain: 0.5,
          bars: ['5..5..3.5...7...', '5..5..3.2.......', '5..5..7.8...7...', '5.3.2.1.0.......'],
        },
        { ...walkingBass, bars: ['0..0..0.0...1...', '0..0..0.3...2...'] },
        duelDrum,
        duelShime,
      ],
    },
    {
      bars: 4,
      parts: [
        {
          instrument: 'shakuhachi',
          gain: 0.32,
          octave: 1,
          bars: ['5-------6---7---', '5-----------....', '8-------7---6---', '5-----------....'],
        },
        { instrument: 'koto', gain: 0.36, bars: ['0.5.3.5.0.5.3.5.', '1.5.3.5.2.5.3.5.'] },
        { ...walkingBass, bars: ['0..0..0.0...1...', '0..0..0.3...2...'] },
        duelDrum,
        duelShime,
      ],
    },
    {
      bars: 4,
      parts: [
        {
          instrument: 'koto',
          gain: 0.46,
          bars: ['a.8.7.8.5.7.5.3.', '5.3.2.3.0.......', 'a.8.7.8.a.b.a.8.', '7.5.3.2.0.......'],
        },
        { ...walkingBass, bars: ['0...0...0...1...', '0...3...2...1...'] },
        { ...duelDrum, bars: ['3...3...3.2.3.2.', '3...3.2.3.3.2.33'] },
        duelShime,
        clacks,
      ],
    },
  ],
};

/** On the road by the sea: light strings in the scale of Okinawa. */
const journey: Composition = {
  root: 60,
  scale: 'ryukyu',
  sections: [
    {
      bars: 8,
      parts: [
        {
          instrument: 'koto',
          gain: 0.5,
          bars: [
            '5.3.5...7...5...',
            '8.7.5...3.......',
            '5.3.5...7.8.a...',
            '8.7.5.3.5.......',
            '8...a...8.7.5...',
            '7.5.3...5.......',
            '3.2.0...2.3.5...',
            '3.2.0...0.......',
          ],
        },
        {
          instrument: 'shakuhachi',
          gain: 0.24,
          bars: [
            '................',
            '........5---7---',
            '8-----------....',
            '................',
            '................',
            '........7---8---',
            'a-------8-------',
            '5-----------....',
          ],
        },
        { instrument: 'koto', gain: 0.28, octave: -1, bars: ['0..3..5...3.5...', '2..3..5...3.5...'] },
        slowBass,
        { instrument: 'taiko', gain: 0.26, bars: ['3.......1.......', '3.......1...1...'] },
        { ...softShime, gain: 0.12 },
      ],
    },
  ],
};

export const tunes: Readonly<Record<MusicId, Composition>> = { menu, play, happy, duel, journey };

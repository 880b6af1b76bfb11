/** Steps above the root in semitones: five tones to the octave. */
const scales = {
  /** of the koto; quiet, a little sad */
  in: [0, 1, 5, 7, 8],
  /** of folk songs; bright */
  yo: [0, 2, 5, 7, 9],
  hirajoshi: [0, 2, 3, 7, 8],
  /** of Okinawa; sunny */
  ryukyu: [0, 4, 5, 7, 11],
} as const;

export type Instrument = 'koto' | 'shamisen' | 'bass' | 'shakuhachi' | 'bell' | 'taiko' | 'shime' | 'wood';

/** What one instrument plays in a section. */
export interface MusicPart {
  readonly instrument: Instrument;
  readonly gain: number;
  /** Octaves up or down. */
  readonly octave?: number;
  /**
   * One text per bar of 16 sixteenths, begun again when the section has more bars. A digit of base 36 is a degree of
   * the scale (of a drum: its strength, 1 to 3), `-` holds the tone before it, anything else is a rest.
   */
  readonly bars: readonly string[];
}

interface Section extends Partial<Key> {
  readonly bars: number;
  readonly parts: readonly MusicPart[];
}

interface Key {
  /** MIDI number of degree 0. */
  readonly root: number;
  readonly scale: keyof typeof scales;
}

/** A piece in one key, which a section may leave. */
export interface Composition extends Key {
  readonly sections: readonly Section[];
}

export interface Tone {
  /** Sixteenths from the beginning. */
  readonly sixteenth: number;
  /** How many sixteenths it is held. */
  readonly sixteenths: number;
  readonly instrument: Instrument;
  /** 0 for drums. */
  readonly midi: number;
  readonly gain: number;
}

export const sixteenthsPerBar = 16;

export const barsOf = (composition: Composition): number =>
  composition.sections.reduce((bars, section) => bars + section.bars, 0);

/** Length of a sixteenth in seconds. */
export const sixteenthSeconds = (bpm: number): number => 60 / bpm / 4;

/** Every note of a composition in the order of its sections. */
export function notesOf(composition: Composition): Tone[] {
  let start = 0;
  return composition.sections.flatMap((section) => {
    const sectionStart = start;
    start += section.bars * sixteenthsPerBar;
    return section.parts.flatMap((part) => partNotes({ ...composition, ...section }, part, sectionStart));
  });
}

function partNotes({ root, scale, bars }: Key & Section, part: MusicPart, start: number): Tone[] {
  const text = Array.from({ length: bars }, (_, bar) => part.bars[bar % part.bars.length]).join('');
  return [...text.matchAll(/([0-9a-z])-*/g)].map((found) => {
    const value = Number.parseInt(found[1] ?? '', 36);
    const drum = part.instrument === 'taiko' || part.instrument === 'shime' || part.instrument === 'wood';
    const strength = stress(found.index % sixteenthsPerBar) * (drum ? 0.4 + value * 0.2 : 1);
    return {
      sixteenth: start + found.index,
      sixteenths: found[0].length,
      instrument: part.instrument,
      midi: drum ? 0 : root + degree(scale, value) + 12 * (part.octave ?? 0),
      gain: part.gain * strength,
    };
  });
}

/** The beginning of a bar is the heaviest, then the beats, then the eighths. */
function stress(sixteenth: number): number {
  if (sixteenth === 0) return 1;
  if (sixteenth % 4 === 0) return 0.9;
  return sixteenth % 2 === 0 ? 0.78 : 0.66;
}

/** Semitones above the root. */
function degree(scale: keyof typeof scales, value: number): number {
  const steps = scales[scale];
  return (steps[value % steps.length] ?? 0) + 12 * Math.floor(value / steps.length);
}

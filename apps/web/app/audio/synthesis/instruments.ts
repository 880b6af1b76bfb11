import type { Instrument, Tone } from './composition.ts';
import type { Signal } from './signal.ts';
import { bell, koto, shakuhachi, shamisen, shime, taiko, wood } from './voices.ts';

/** How much of each instrument is heard from the room. */
export const roomShare: Readonly<Record<Instrument, number>> = {
  koto: 0.3,
  shamisen: 0.2,
  bass: 0.1,
  shakuhachi: 0.5,
  taiko: 0.15,
  shime: 0.15,
  bell: 0.6,
  wood: 0.3,
};

/** Notes of one key sound alike. A string rings as long as it does; a flute as long as it is blown. */
export const voiceKey = ({ instrument, midi, sixteenths }: Tone): string =>
  `${instrument} ${midi} ${instrument === 'shakuhachi' ? sixteenths : ''}`;

/** The sound of a note. */
export function voiceOf({ instrument, midi, sixteenths }: Tone, sixteenth: number): Signal {
  switch (instrument) {
    case 'koto':
      return koto({ midi, seconds: 2.2 });
    case 'shamisen':
      return shamisen({ midi, seconds: 0.9 });
    case 'bass':
      return koto({ midi, seconds: 1.6, brightness: 0.25 });
    case 'shakuhachi':
      return shakuhachi({ midi, seconds: sixteenths * sixteenth + 0.15 });
    case 'bell':
      return bell({ midi, seconds: 1.8 });
    case 'taiko':
      return taiko();
    case 'shime':
      return shime();
    case 'wood':
      return wood();
  }
}

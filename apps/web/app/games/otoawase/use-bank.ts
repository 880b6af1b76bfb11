import type { SongId } from '@michi/games/otoawase/songs';
import { useEffect, useState } from 'react';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { type Bank, makeBank } from './sound/bank.ts';

/** So many sounds are enough to begin with: the others come before they are needed. */
const enough = 12;

/** The sounds of a song, made beside the page; null until its first bars can be heard, and where they cannot be made. */
export function useBank(song: SongId | null): Bank | null {
  const [made, setMade] = useState<{ readonly song: SongId; readonly bank: Bank } | null>(null);
  useEffect(() => {
    if (song === null) return;
    let isTold = false;
    return makeBank(
      song,
      (bank) => {
        if (isTold || bank.sounds.size < Math.min(enough, bank.voices)) return;
        isTold = true;
        setMade({ song, bank });
      },
      (error) => logFailure(error, 'making the sounds of a song'),
    );
  }, [song]);
  return made?.song === song ? made.bank : null;
}

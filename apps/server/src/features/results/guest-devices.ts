import type { Ms } from '../../db/schema.ts';
import { createNotesOfDay } from '../../pacing/notes-of-day.ts';

const mostDevices = 30;

/** Which devices of guests have played for the leaderboards today, by address. */
export interface GuestDevices {
  /** Whether a device may rank: it, or fewer than thirty others of its address, has done so on this UTC day. */
  mayRank(address: string, deviceKey: string, at: Ms): boolean;
}

/** `later` does something when a time has passed, if the process still runs. */
export function createGuestDevices(later?: (task: () => void, ms: Ms) => void): GuestDevices {
  const devices = createNotesOfDay<Set<string>>(later);
  return {
    mayRank(address, deviceKey, at) {
      const known = devices.get(address, at) ?? new Set();
      if (known.size >= mostDevices && !known.has(deviceKey)) return false;
      devices.set(address, known.add(deviceKey), at);
      return true;
    },
  };
}

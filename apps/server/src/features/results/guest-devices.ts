import type { Ms } from '../../db/schema.ts';

const dayMs = 24 * 60 * 60 * 1000;
const mostDevices = 30;
/** So that nobody can fill the memory with addresses; the ones heard of first are forgotten. */
const mostAddresses = 10_000;

/** Which devices of guests have played for the leaderboards today, by address; in memory, like the limits by address. */
export interface GuestDevices {
  /** Whether a device may rank: it, or fewer than thirty others of its address, has done so on this UTC day. */
  mayRank(address: string, deviceKey: string, at: Ms): boolean;
}

export function createGuestDevices(): GuestDevices {
  let day = 0;
  const devices = new Map<string, Set<string>>();
  return {
    mayRank(address, deviceKey, at) {
      const today = Math.floor(at / dayMs);
      if (today !== day) devices.clear();
      day = today;
      const known = devices.get(address) ?? new Set();
      if (known.size >= mostDevices && !known.has(deviceKey)) return false;
      devices.set(address, known.add(deviceKey));
      const [first] = devices.keys();
      if (first !== undefined && devices.size > mostAddresses) devices.delete(first);
      return true;
    },
  };
}

import type { Ms } from '../../db/schema.ts';
import { dayOf, startOf } from './quota.ts';

const mostDevices = 30;
/** So that nobody can fill the memory with addresses; the ones heard of first are forgotten. */
const mostAddresses = 10_000;

/** Which devices of guests have played for the leaderboards today, by address; in memory, like the limits by address. */
export interface GuestDevices {
  /** Whether a device may rank: it, or fewer than thirty others of its address, has done so on this UTC day. */
  mayRank(address: string, deviceKey: string, at: Ms): boolean;
}

/** `later` does something when a time has passed, if the process still runs. */
export function createGuestDevices(later: (task: () => void, ms: Ms) => void = whenPassed): GuestDevices {
  let day = 0;
  const devices = new Map<string, Set<string>>();
  /** Never goes back a day: clocks are set back, and what was received before midnight may be kept after it. */
  function begin(today: number): void {
    if (today <= day) return;
    day = today;
    devices.clear();
  }
  return {
    mayRank(address, deviceKey, at) {
      begin(dayOf(at));
      const next = day + 1;
      // Addresses are not to be kept until somebody plays again.
      if (devices.size === 0) later(() => begin(next), startOf(next) - at);
      const known = devices.get(address) ?? new Set();
      if (known.size >= mostDevices && !known.has(deviceKey)) return false;
      devices.set(address, known.add(deviceKey));
      const [first] = devices.keys();
      if (first !== undefined && devices.size > mostAddresses) devices.delete(first);
      return true;
    },
  };
}

function whenPassed(task: () => void, ms: Ms): void {
  setTimeout(task, ms).unref();
}

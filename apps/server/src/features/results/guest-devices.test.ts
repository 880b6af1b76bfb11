import { expect, test } from 'vitest';
import { createGuestDevices } from './guest-devices.ts';

const noon = Date.UTC(2026, 10, 18, 12);
const hourMs = 3_600_000;

/** Devices of guests, and the work that is put off until a time has passed. */
function guestDevices() {
  const putOff: { task: () => void; ms: number }[] = [];
  const { mayRank } = createGuestDevices((task, ms) => putOff.push({ task, ms }));
  let devices = 0;
  /** How many more devices of the address rank, as so many do. */
  const left = (at: number) => {
    const before = devices;
    while (mayRank('192.0.2.1', `device ${devices}`, at)) devices++;
    return devices++ - before;
  };
  return { mayRank, left, putOff };
}

test('API-09 what is noted of guests is forgotten when the UTC day ends, whoever plays then', () => {
  const { mayRank, left, putOff } = guestDevices();
  expect(left(noon)).toBe(30);
  expect(mayRank('192.0.2.1', 'late', noon + hourMs)).toBe(false);
  expect(putOff.map(({ ms }) => ms)).toEqual([12 * hourMs]);
  putOff[0]?.task();
  // One that was received before midnight and is kept after it counts for the new day.
  expect(left(noon + 12 * hourMs - 1)).toBe(30);
  expect(left(noon + 13 * hourMs)).toBe(0);
  expect(putOff.map(({ ms }) => ms)).toEqual([12 * hourMs, 24 * hourMs + 1]);
  putOff[1]?.task();
  expect(left(noon + 36 * hourMs)).toBe(30);
});

test('API-09 a clock that is set back across midnight, or results around it, begin no day anew', () => {
  const { left, putOff } = guestDevices();
  const midnight = noon + 12 * hourMs;
  expect(left(midnight - 1)).toBe(30);
  expect(left(midnight)).toBe(30);
  expect([left(midnight - 1), left(midnight), left(midnight - 2)]).toEqual([0, 0, 0]);
  // The timer of the day that has passed forgets nothing of today.
  putOff[0]?.task();
  expect(left(midnight + 1)).toBe(0);
});

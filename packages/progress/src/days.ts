/** The longest run of days in a row. `days` ascend. */
export function longestStreak(days: readonly number[]): number {
  let longest = 0;
  let current = 0;
  for (const [index, day] of days.entries()) {
    current = day - 1 === days[index - 1] ? current + 1 : 1;
    longest = Math.max(longest, current);
  }
  return longest;
}

/** How many days in a row have been played up to `today`; a day not played yet does not end the row. */
export function currentDayStreak(days: readonly number[], today: number): number {
  const played = new Set(days);
  let day = played.has(today) ? today : today - 1;
  let streak = 0;
  for (; played.has(day); day--) streak += 1;
  return streak;
}

const hourMs = 60 * 60 * 1000;
/** The learner's day begins at this hour of their own time zone. */
export const firstHour = 4;

/** The learner's day of a moment, in days since 1970-01-01. `at` is epoch ms, `utcOffset` minutes east of UTC. */
export const learnersDay = (at: number, utcOffset: number): number =>
  Math.floor((at + utcOffset * 60_000 - firstHour * hourMs) / (24 * hourMs));

/** The hour of a moment by the learner's clock, 0 to 23. */
export const learnersHour = (at: number, utcOffset: number): number =>
  Math.floor((at + utcOffset * 60_000) / hourMs) % 24;

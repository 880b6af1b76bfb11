/** From so many seconds left on, each of them can be heard. */
const heardSeconds = 5;

/** Whether a clack tells this second; null is a game without limit. */
export const isCountedDown = (secondsLeft: number | null): boolean =>
  secondsLeft !== null && secondsLeft > 0 && secondsLeft <= heardSeconds;

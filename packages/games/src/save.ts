import type * as z from 'zod/mini';

/** What is carried from run to run: one for each name, the same on every device of a learner. */
export interface Save<Value> {
  /** Raised when the shape of its value changes. */
  readonly format: number;
  /** Parses what comes from outside, and leaves out what a device keeps beside it. */
  readonly schema: z.ZodMiniType<Value>;
  /** What a device keeps beside it, as it is when the value came from elsewhere. */
  readonly ofDevice: Readonly<Record<string, unknown>>;
  /**
   * Joins what two devices have made of `base`, null when they have none in common. Whose is whose makes no difference,
   * and joining with the outcome again changes nothing.
   */
  merge(base: Value | null, mine: Value, theirs: Value): Value;
}

/** Joins by taking what only one side has changed, and else the value that `isFurther` prefers. */
export const threeWay =
  <Value>(isFurther: (one: Value, other: Value) => boolean): Save<Value>['merge'] =>
  (base, mine, theirs) => {
    if (base !== null && isSame(base, mine)) return theirs;
    if (base !== null && isSame(base, theirs)) return mine;
    if (isFurther(mine, theirs)) return mine;
    if (isFurther(theirs, mine)) return theirs;
    return textOf(mine) > textOf(theirs) ? mine : theirs;
  };

/** Whether two values of a save are the same, in whatever order their keys stand. */
export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** JSON with the keys of every object in order. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

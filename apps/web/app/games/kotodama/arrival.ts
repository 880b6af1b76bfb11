import type { Answered } from '../../features/next-steps/steps-after.ts';

/** What the page of poems is told of one that has just been handed in. */
export interface JustHandedIn {
  /** Of its run. */
  readonly answers: readonly Answered[];
}

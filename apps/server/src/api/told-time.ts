import type { Ms } from '../db/schema.ts';

const longestBackMs: Ms = 60 * 24 * 60 * 60 * 1000;

export interface ToldTime {
  readonly at: Ms;
  /** Whether it is what the device says, and not the bound that is nearest to it: several runs may seem to end there. */
  readonly isSure: boolean;
}

/**
 * When something was done, as far as the device can be believed: as long before the receipt as it was done before the sending, by
 * one clock whose date need not be right. At most 60 days back, never before `earliest` nor after the receipt.
 * All in epoch ms.
 */
export function toldTime(
  { at, sentAt }: { readonly at: Ms; readonly sentAt: Ms },
  receivedAt: Ms,
  earliest: Ms | null,
): ToldTime {
  const ended = receivedAt - (sentAt - at);
  const bounded = Math.min(receivedAt, Math.max(ended, receivedAt - longestBackMs, earliest ?? 0));
  return { at: bounded, isSure: bounded === ended };
}

/** As a device says whose clock was set back since: what was done counts as done when the server hears of it. */
export const endsOnReceipt = { at: 1, utcOffset: 0, sentAt: 0 } as const;

/** A phone as most are. */
export const phone = { width: 360, height: 760 };

/** A context of such a phone, which is touched. */
export const handheld = { viewport: phone, hasTouch: true, isMobile: true } as const;

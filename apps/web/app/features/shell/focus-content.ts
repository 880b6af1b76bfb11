/** Gives the focus to the content of the page, when what had it is gone. */
export const focusContent = (): void => document.getElementById('main')?.focus({ preventScroll: true });

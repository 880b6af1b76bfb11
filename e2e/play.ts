import type { Locator, Page } from '@playwright/test';

/** How a control is pressed: by the mouse, by keys, by a finger. */
export type Press = (control: Locator) => Promise<void>;
export const click: Press = (control) => control.click();
/** As slowly as a practised hand: who plays for the leaderboard is believed no more speed. */
export const byHand: Press = (control) => control.click({ delay: 100 });

/** A number of a game by the word that stands before it. */
export const stat = (scope: Page | Locator, label: string): Locator =>
  scope
    .locator('dl > div')
    .filter({ hasText: new RegExp(`^${label}`) })
    .getByRole('definition');

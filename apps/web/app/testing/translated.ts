import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { translatePage } from './translator.ts';

/** Has the page translated until the test ends, before the test stops the clock. Answers how to wait for it. */
export function translated(): () => Promise<void> {
  const { done, stop } = translatePage();
  onTestFinished(stop);
  return async () => {
    await expect.element(page.getByText('Unexpected Application Error')).not.toBeInTheDocument();
    await done();
  };
}

import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { translatePage } from './translator.ts';

/** Has a German page translated until the test ends. Answers how to wait for it, which also finds translated Japanese. */
export function translated(): () => Promise<void> {
  const { done, stop } = translatePage();
  onTestFinished(stop);
  return async () => {
    await expect.element(page.getByText('Unexpected Application Error')).not.toBeInTheDocument();
    await done();
    const texts = [...document.querySelectorAll('font')].map(({ textContent }) => textContent);
    expect(texts.filter((text) => /[ぁ-ヿ一-鿿]/u.test(text))).toEqual([]);
  };
}

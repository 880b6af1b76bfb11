import type { BrowserContext } from '@playwright/test';

/** Lets each page that is opened deal the same, and another deal after each. */
export async function dealTheSame(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let last = 20_260_401;
    const next = () => {
      last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0; // the congruential generator of Numerical Recipes
      return last;
    };
    const fill = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (numbers) => {
      if (!(numbers instanceof Uint32Array)) return fill(numbers); // ids, which must differ
      for (const place of numbers.keys()) numbers[place] = next();
      return numbers;
    };
    Math.random = () => next() / 2 ** 32;
  });
}

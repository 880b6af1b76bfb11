/** From now on the page deals the same as every page that begins here, and another deal after each. Refers to nothing else, so that Playwright can send it to a page. */
export function dealTheSame(): void {
  let last = 20_260_401;
  const next = () => {
    last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0; // the congruential generator of Numerical Recipes
    return last;
  };
  const fill = Crypto.prototype.getRandomValues;
  crypto.getRandomValues = (numbers) => {
    if (!(numbers instanceof Uint32Array)) return fill.call(crypto, numbers) as typeof numbers; // ids, which must differ
    for (const place of numbers.keys()) numbers[place] = next();
    return numbers;
  };
  Math.random = () => next() / 2 ** 32;
}

/**
 * The right option, then as many of the candidates as are wanted, in their order: none of them shares an answer with another
 * one. `clash` tells whether two do. Candidates may hold the right option, and be made as they are needed.
 */
export function pickOptions<Option>(
  right: Option,
  candidates: Iterable<Option>,
  most: number,
  clash: (one: Option, other: Option) => boolean,
): Option[] {
  const options = [right];
  for (const candidate of candidates) {
    if (options.length >= most) break;
    if (!options.some((option) => option === candidate || clash(option, candidate))) options.push(candidate);
  }
  return options;
}

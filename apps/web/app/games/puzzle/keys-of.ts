/** A key for each of the chosen: the radical, and how often it was chosen before. */
export function keysOf(chosen: readonly string[]): string[] {
  return chosen.map((radical, index) => {
    const before = chosen.slice(0, index).filter((other) => other === radical).length;
    return `${radical}-${before}`;
  });
}

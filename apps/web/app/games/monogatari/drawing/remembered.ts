/** Makes each thing once while the last so many are asked for, so that what did not change is the same object. */
export function remembered<Arguments extends readonly unknown[], Made>(
  most: number,
  make: (...from: Arguments) => Made,
): (...from: Arguments) => Made {
  const made = new Map<string, Made>();
  return (...from) => {
    const key = JSON.stringify(from);
    const known = made.get(key);
    if (known !== undefined) return known;
    const thing = make(...from);
    const [oldest] = made.keys();
    if (made.size >= most && oldest !== undefined) made.delete(oldest);
    made.set(key, thing);
    return thing;
  };
}

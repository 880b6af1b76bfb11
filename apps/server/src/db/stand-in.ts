type Path = readonly PropertyKey[];

const paths = new WeakMap<object, Path>();

/** Stands for values that are not known yet; what is read from it stands for what will be read from them. */
export function standIn<Values extends object>(path: Path = []): Values {
  const made = new Proxy({} as Values, { get: (_, name) => standIn([...path, name]) });
  paths.set(made, path);
  return made;
}

/** Where among the values that is found for which a stand-in stands; undefined for anything else. */
export const pathOf = (value: unknown): Path | undefined => paths.get(value as object);

/** What is found there. */
export function valueAt(path: Path, values: object): unknown {
  let found: unknown = values;
  for (const name of path) found = (found as Record<PropertyKey, unknown>)[name];
  return found;
}

import type { OpenApi, Reference } from './types.ts';

/** Resolves a `$ref` to its component; other parts of the document stay as they are. Throws for an unknown component. */
export function resolve<Part extends object>(document: OpenApi, part: Part | Reference): Part {
  if (!('$ref' in part)) return part;
  const steps = String(part.$ref).replace(/^#\//, '').split('/');
  const found = steps.reduce<unknown>(
    (at, step) => (at as Record<string, unknown> | undefined)?.[step],
    document,
  );
  if (found === undefined) throw new Error(`nothing stands at ${part.$ref}`);
  return found as Part;
}

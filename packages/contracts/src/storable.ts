import * as z from 'zod/mini';

/** What both databases can keep: no NUL, no half of a surrogate pair. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

export const storable = z.refine<string>(isStorable, { error: 'text' });

/** JSON of any shape in which every text can be kept, the names of fields too. */
export const storableJson = z.unknown().check(({ value, issues }) => {
  const path = pathOfUnstorable(value);
  if (path) issues.push({ code: 'custom', message: 'text', input: value, path });
});

interface Part {
  readonly value: unknown;
  readonly within: { readonly part: Part; readonly key: string } | null;
}

/** Where something stands that cannot be kept, the name of a field being a part of its object; null when there is nothing. */
function pathOfUnstorable(whole: unknown): string[] | null {
  const parts: Part[] = [{ value: whole, within: null }];
  for (const part of parts) {
    const { value } = part;
    if (typeof value === 'string' && !isStorable(value)) return pathOf(part);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return pathOf(part);
      parts.push({ value: inner, within: { part, key } });
    }
  }
  return null;
}

function pathOf(part: Part): string[] {
  const path: string[] = [];
  for (let { within } = part; within; { within } = within.part) path.push(within.key);
  return path.reverse();
}

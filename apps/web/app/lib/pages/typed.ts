import type { RefObject } from 'react';

/** What stands in a form, by field. */
export type FormValues = Readonly<Record<string, string>>;

/** Outside of what React shows, so that an error that ends a page leaves it. It goes with the document. */
const typed = new Map<string, RefObject<FormValues>>();

/** What was typed into a form and not sent yet, by the name of the form. */
export function typedInto(form: string): RefObject<FormValues> {
  const known = typed.get(form);
  if (known) return known;
  const values = { current: {} };
  typed.set(form, values);
  return values;
}

/** What was typed when a page was shown again without being loaded. */
let kept = '';

/** Whether to show a page again without loading it, for what was typed would be lost; once, for that may not help. */
export function mayShowAgain(): boolean {
  const before = kept;
  kept = JSON.stringify([...typed.values()].flatMap(({ current }) => Object.values(current).filter(Boolean)));
  return kept !== '[]' && kept !== before;
}

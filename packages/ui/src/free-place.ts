/** Edges in px of the window. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const step = 4;

/**
 * How far from the top of the window a line may lie so that it is clear of all that is kept free: the highest such place, in px.
 * `line` is as the line would lie at the top. Null when there is none.
 */
export function freeTop(line: Box, keptFree: readonly Box[], windowHeight: number): number | null {
  const height = line.bottom - line.top;
  const beside = keptFree.filter(({ left, right }) => left < line.right && line.left < right);
  for (let top = line.top; top + height <= windowHeight - line.top; top += step)
    if (beside.every((box) => box.bottom <= top || top + height <= box.top)) return top;
  return null;
}

const kept = 'a[href], button, input, select, textarea, summary, [tabindex="0"], h2, .toast';

/** What within an element nothing may lie over: what can be pressed or typed into, and what says what this is. */
export const keptFreeIn = (element: ParentNode): Box[] =>
  [...element.querySelectorAll(kept)].flatMap((control) => {
    const box = control.getBoundingClientRect();
    return box.width > 0 && control.checkVisibility({ visibilityProperty: true }) ? [box] : [];
  });

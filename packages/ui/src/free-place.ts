/** Edges in px of the window. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** A point in px of the window: the upper left corner of a box. */
interface Place {
  readonly top: number;
  readonly left: number;
}

const step = 4;

/**
 * Where a box of this size lies clear of all that is kept free, as high as it can, in the middle if it can: within `room`,
 * the part of the window that it may use. Null when there is no such place.
 */
export function freePlace(
  { width, height }: { readonly width: number; readonly height: number },
  keptFree: readonly Box[],
  room: Box,
): Place | null {
  const lefts = [(room.left + room.right - width) / 2, room.left, room.right - width];
  for (let top = room.top; top + height <= room.bottom; top += step)
    for (const left of lefts) {
      const isFree = keptFree.every(
        (box) =>
          box.bottom <= top || top + height <= box.top || box.right <= left || left + width <= box.left,
      );
      if (isFree) return { top, left };
    }
  return null;
}

const kept =
  'a[href], button, input, select, textarea, summary, [tabindex="0"], h2, .toast, .hanamaru, .stamp';

/** What within an element nothing may lie over: what can be pressed or typed into, and what says how something went. */
export const keptFreeIn = (element: ParentNode): Box[] =>
  [...element.querySelectorAll(kept)].flatMap((each) => {
    const box = each.getBoundingClientRect();
    return box.width > 0 && each.checkVisibility({ visibilityProperty: true }) ? [box] : [];
  });

import { type PointerEvent, useRef } from 'react';

/** How far a finger goes at least, in px, and how much further sideways than up or down. */
const leastPx = 48;
const leastSlant = 2;

export interface Swipes {
  readonly onNext: () => void;
  readonly onPrevious: () => void;
}

/** Hears a finger or a pen that swipes sideways over an element; not while the page is zoomed, where it moves the view. */
export function useSwipe({ onNext, onPrevious }: Swipes) {
  const from = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) {
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01;
      const swipes = pointerType !== 'mouse' && isPrimary && !isZoomed;
      from.current = swipes ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const start = from.current;
      from.current = null;
      if (start?.id !== pointerId) return;
      const [across, down] = [clientX - start.x, clientY - start.y];
      if (Math.abs(across) < leastPx || Math.abs(across) < leastSlant * Math.abs(down)) return;
      if (across < 0) onNext();
      else onPrevious();
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}

import { createSignal } from '../react/signal.ts';

/**
 * Whether this browser would not keep something that is missed once the page is left: its storage is full or forbidden.
 * Told once, it stays so until the next page load.
 */
export const noRoom = createSignal<'no' | 'untold' | 'told'>(() => 'no');

/** Something would be missed. */
export function missRoom(): void {
  if (noRoom.get() === 'no') noRoom.set('untold');
}

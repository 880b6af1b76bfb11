import { createContext, type ReactNode, useContext, useId, useLayoutEffect } from 'react';

/** What a region of messages lends to the windows above it. */
export interface ToastOutlets {
  /** Registers a window that takes over the messages. Returns how to give them back. */
  takeOver: (outlet: string) => () => void;
  /** The messages as they stand in a window. */
  messagesIn: (outlet: string) => ReactNode;
}
export const ToastOutletContext = createContext<ToastOutlets | null>(null);

/**
 * Where messages appear while a modal window is open, for it makes everything else unreachable. Belongs into the
 * window; shows nothing when there is no ToastRegion around. It stands apart from the region: most pages have windows,
 * few have messages.
 */
export function ToastOutlet() {
  const outlets = useContext(ToastOutletContext);
  const id = useId();
  const takeOver = outlets?.takeOver;
  useLayoutEffect(() => takeOver?.(id), [takeOver, id]);
  return outlets?.messagesIn(id);
}

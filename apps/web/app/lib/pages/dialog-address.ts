import type { MouseEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/**
 * A dialog with an address of its own: a parameter of the page's address names what it shows, and going back
 * closes it.
 */
export function useDialogAddress(parameter: string) {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  const addressWith = (value: string | null) => {
    const changed = new URLSearchParams(search);
    if (value === null) changed.delete(parameter);
    else changed.set(parameter, value);
    return { search: changed.toString() };
  };
  return {
    value: search.get(parameter),
    /** Opens the dialog instead of following the link, unless the click asks for a new tab or window. */
    open(event: MouseEvent, value: string) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(addressWith(value), { preventScrollReset: true, state: { opened: true } });
    },
    close() {
      const openedHere = (state as { opened?: boolean } | null)?.opened;
      if (openedHere) void navigate(-1);
      else void navigate(addressWith(null), { replace: true, preventScrollReset: true });
    },
  };
}

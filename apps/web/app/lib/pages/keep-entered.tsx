import { type ReactNode, useLayoutEffect, useState } from 'react';

type Control =
  | HTMLInputElement
  | HTMLTextAreaElement
  | HTMLSelectElement
  | HTMLAnchorElement
  | HTMLButtonElement;

/** React reports a change only when a field holds something else than React noted last. */
interface Noted {
  readonly _valueTracker?: { setValue(value: string): void };
}

/**
 * Keeps what a visitor typed, ticked and chose, and the focus, before React answered for the page. State learns of it as
 * if it were done now; where React rendered the page anew, because something had changed the server's, the new fields get it.
 */
export function KeepEntered({ children }: { children: ReactNode }) {
  const [before] = useState(() => ({ controls: controlsNow(), focused: document.activeElement }));
  useLayoutEffect(() => {
    queueMicrotask(() => giveBack(before)); // React has to be done before it takes what was entered
  }, [before]);
  return children;
}

const controlsNow = () => [...document.querySelectorAll<Control>('a, button, input, select, textarea')];

function giveBack(before: { controls: Control[]; focused: Element | null }): void {
  const controls = before.controls.splice(0); // once, and nothing holds on to a page that is gone
  const now = controlsNow();
  const again = controls.map(enteredIn); // all before the first: what follows renders fields by a state that knows nothing yet
  for (const [index, control] of controls.entries()) {
    const present = control.isConnected ? control : counterpart(control, controls, now);
    if (!present) continue;
    again[index]?.(present as HTMLInputElement);
    if (control === before.focused && present !== control) focus(control, present);
  }
  before.focused = null;
}

/** Ids are no help: React's own are others when it renders anew. */
function counterpart(control: Control, before: readonly Control[], now: readonly Control[]) {
  const alike = (others: readonly Control[]) => others.filter((other) => kindOf(other) === kindOf(control));
  return alike(now)[alike(before).indexOf(control)];
}

const kindOf = (control: Control) =>
  [control.tagName, control.type, control.name, control.getAttribute('href')].join(' ');

/** How to do to a field what the visitor did to this one; undefined where nothing was done. */
function enteredIn(control: Control): ((now: HTMLInputElement) => void) | undefined {
  if (control instanceof HTMLAnchorElement || control instanceof HTMLButtonElement) return;
  const { value, type } = control;
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex((option) => option.defaultSelected);
    if (control.selectedIndex === Math.max(first, 0)) return;
    return (now) => {
      now.value = value;
      now.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (type === 'checkbox' || type === 'radio') {
    const { checked, defaultChecked } = control as HTMLInputElement;
    if (checked === defaultChecked || (type === 'radio' && !checked)) return;
    return (now) => {
      now.checked = !checked;
      now.click();
    };
  }
  if (type === 'file' || value === control.defaultValue) return;
  const { defaultValue } = control;
  return (now) => {
    if (now.value !== value) now.value = value; // the same once more would end what an IME composes
    (now as Noted)._valueTracker?.setValue(defaultValue);
    now.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function focus(before: Control, now: Control): void {
  now.focus({ preventScroll: true });
  if ('selectionStart' in before && before.selectionStart !== null)
    (now as HTMLInputElement).setSelectionRange(before.selectionStart, before.selectionEnd);
}

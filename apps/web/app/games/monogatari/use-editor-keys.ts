import { useEffect, useEffectEvent, useRef } from 'react';
import { focusPanel } from './things.tsx';
import type { StoryEditor } from './use-story-editor.ts';

/** In the order of reading: on to the left and down. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowDown: 1, ArrowRight: -1, ArrowUp: -1 };
const pages: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

/**
 * Control+Z wherever it is pressed, and the keys that turn to another panel, which then has the focus: Page Up and Page
 * Down anywhere on the page, arrows, Home and End on a panel.
 */
export function useEditorKeys(editor: StoryEditor, panelCount: number): void {
  const { current } = editor;
  /** The panel that a key has asked for. */
  const asked = useRef<number | null>(null);

  function panelFor(key: string, target: Element): number | null {
    const onPanel = target.matches('.mng-frame__choose');
    if (onPanel && key === 'Home') return 0;
    if (onPanel && key === 'End') return panelCount - 1;
    const by = (onPanel ? steps[key] : undefined) ?? (target.closest('.mng-page') ? pages[key] : undefined);
    return by === undefined ? null : Math.max(0, Math.min(panelCount - 1, current + by));
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (!(target instanceof Element) || target.closest('dialog')) return;
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    const to = isCommand ? null : panelFor(key, target);
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && key.toLowerCase() === 'z';
    if (to !== null) {
      asked.current = to;
      editor.goTo(to);
    } else if (isUndo && event.shiftKey) editor.redo();
    else if (isUndo) editor.undo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  useEffect(() => {
    // before, it is not to be seen on a narrow screen; what had the focus in the other panel is gone
    if (asked.current === current) focusPanel({ preventScroll: false });
    asked.current = null;
  }, [current]);
}

import { useEffect, useEffectEvent } from 'react';
import type { StoryEditor } from './use-story-editor.ts';

/** Control+Z wherever it is pressed, and the keys that turn to another panel while the focus is on the page. */
export function useEditorKeys(editor: StoryEditor): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (!(target instanceof Element) || target.closest('dialog')) return;
    const by = key === 'PageDown' ? 1 : key === 'PageUp' ? -1 : 0;
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && key.toLowerCase() === 'z';
    if (by !== 0 && target.closest('.mng-page')) editor.goTo(editor.current + by);
    else if (isUndo && event.shiftKey) editor.redo();
    else if (isUndo) editor.undo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef, useState } from 'react';
import { cleanText } from './clean-text.ts';
import { withBubble, withNewBubble } from './edit-story.ts';
import type { StoryEditor } from './use-story-editor.ts';

/** The text of the bubble that one writes in, with a cursor that stays where it was. */
export function useBubbleText(editor: StoryEditor) {
  const { panel, current, bubbleIndex: index } = editor;
  const bubble = panel.bubbles[index];
  const name = `${current} ${index}`;
  const area = useRef<HTMLTextAreaElement>(null);
  /** The bubble in whose text the cursor was put. */
  const touched = useRef<string | null>(null);
  const behind = useRef(0);
  /** What an input method is still putting together. */
  const [composed, setComposed] = useState<string | null>(null);
  const [wasCut, setWasCut] = useState<string | null>(null);

  /** Words that come from the list put the cursor behind them. */
  const [moved, setMoved] = useState(0);
  useLayoutEffect(() => {
    if (moved > 0) area.current?.setSelectionRange(behind.current, behind.current);
  }, [moved]);

  /** Whoever asks for a new bubble is going to write. */
  const [entered, setEntered] = useState(0);
  useLayoutEffect(() => {
    if (entered > 0) area.current?.focus();
  }, [entered]);

  const touch = () => {
    touched.current = name;
  };
  function take(value: string): void {
    setComposed(null);
    if (index < 0) return;
    const { text, cut } = cleanText(value);
    setWasCut(cut ? name : null);
    editor.put(withBubble(panel, index, { text }), `text ${index}`);
  }

  return {
    notice: wasCut === name ? ('cut' as const) : null,
    control: {
      ref: area,
      value: composed ?? bubble?.text ?? '',
      onChange: (event: ChangeEvent<HTMLTextAreaElement>) => {
        touch();
        if ((event.nativeEvent as InputEvent).isComposing) setComposed(event.currentTarget.value);
        else take(event.currentTarget.value);
      },
      onCompositionEnd: (event: CompositionEvent<HTMLTextAreaElement>) => {
        touch();
        take(event.currentTarget.value);
      },
      onFocus: touch,
    },
    replace: (text: string) => take(text),
    /** Goes where one writes, once it is there. */
    enter: () => setEntered(entered + 1),
    /** Puts a word where the cursor is, into a new bubble where there is none. */
    insert(word: string): void {
      const made = bubble ? null : withNewBubble(panel, 'speech');
      const [own, at] = made ? [made.panel, made.panel.bubbles.length - 1] : [panel, index];
      const text = own.bubbles[at]?.text ?? '';
      const { selectionStart: start, selectionEnd: end } =
        touched.current === name && area.current
          ? area.current
          : { selectionStart: text.length, selectionEnd: text.length };
      const { text: written, cut } = cleanText(text.slice(0, start) + word + text.slice(end));
      behind.current = Math.min(written.length, start + word.length);
      editor.put(withBubble(own, at, { text: written }));
      if (made) editor.choose(made.chosen);
      touched.current = `${current} ${at}`;
      setWasCut(cut ? `${current} ${at}` : null);
      setMoved(moved + 1);
    },
  };
}
export type BubbleText = ReturnType<typeof useBubbleText>;

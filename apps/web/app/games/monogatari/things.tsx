import type { Panel } from '@michi/games/monogatari/story';
import { classNames } from '@michi/ui/class-names';
import { Icon } from '@michi/ui/icon';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLater } from '../../lib/react/use-later.ts';
import { grownBy, mirrored, moved, type Thing, thingsOf, turnedBy } from './edit-story.ts';
import { drawing, type PictureProps } from './picture.tsx';
import { type Pull, useDrag } from './use-drag.ts';
import { useNames } from './use-names.ts';
import type { StoryEditor } from './use-story-editor.ts';

export interface ThingsProps {
  readonly panel: Panel;
  readonly size: PictureProps['size'];
  readonly editor: StoryEditor;
}

/** Thousandths of the panel, degrees, and part of its size, that a key moves, turns and grows a thing by. */
const step = 20;
const largeStep = 100;
const turnStep = 5;
export const growth = 1.1;

/** What each key does to a thing, by `KeyboardEvent.key`; null when it does nothing. */
function afterKey(panel: Panel, thing: Thing, key: string, shift: boolean): Panel | null {
  const far = shift ? largeStep : step;
  switch (key) {
    case 'ArrowLeft':
      return moved(panel, thing, -far, 0);
    case 'ArrowRight':
      return moved(panel, thing, far, 0);
    case 'ArrowUp':
      return moved(panel, thing, 0, -far);
    case 'ArrowDown':
      return moved(panel, thing, 0, far);
    case '+':
    case '=':
      return grownBy(panel, thing, growth);
    case '-':
      return grownBy(panel, thing, 1 / growth);
    case 'm':
    case 'M':
      return thing.kind === 'figure' ? mirrored(panel, thing.index) : null;
    case ']':
    case 'r':
      return turnedBy(panel, thing, turnStep);
    case '[':
    case 'R':
      return turnedBy(panel, thing, -turnStep);
    default:
      return null;
  }
}

/** Gives the focus to the current panel, when what had it is gone. */
export const focusPanel = (options: FocusOptions = { preventScroll: true }): void =>
  document.querySelector<HTMLElement>('.is-current > .mng-frame__choose')?.focus(options);

/** The current panel: everything in it can be chosen, pulled about and moved by keys. */
export function Things(props: ThingsProps) {
  const drawn = useLater(drawing);
  return drawn && <DrawnThings {...props} drawn={drawn} />;
}

interface DrawnThingsProps extends ThingsProps {
  readonly drawn: NonNullable<typeof drawing.loaded>;
}

function DrawnThings({ panel, size, editor, drawn: { PanelPicture, furiganaOf } }: DrawnThingsProps) {
  const names = useNames();
  const frame = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<readonly CSSProperties[]>([]);
  const { live, begin, handlers } = useDrag(panel, editor.put);
  const shown = live ?? panel;
  const things = thingsOf(shown);
  const { chosen } = editor;

  useLayoutEffect(() => {
    const measured = thingsOf(shown).map((thing) => boxOf(frame.current, shown, thing));
    setBoxes((before) => (JSON.stringify(before) === JSON.stringify(measured) ? before : measured));
  }, [shown]);

  function press(event: KeyboardEvent, thing: Thing): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      editor.remove(thing);
      focusPanel();
      return;
    }
    if (event.key === 'Escape') editor.choose(null);
    const after = afterKey(panel, thing, event.key, event.shiftKey);
    if (!after) return;
    event.preventDefault();
    editor.put(after, `keys ${thing.kind} ${thing.index}`);
    editor.say(names.thing(after, thing));
  }

  const pull = (what: Pull, thing: Thing) => ({
    ...handlers,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      editor.choose(thing);
      begin(event, what, thing, frame.current);
    },
  });

  const isChosen = (thing: Thing) => chosen?.kind === thing.kind && chosen.index === thing.index;
  const chosenBox = boxes[things.findIndex(isChosen)];
  return (
    <div ref={frame} className="mng-things">
      <PanelPicture panel={shown} size={size} read={furiganaOf} />
      {things.map((thing, index) => (
        <button
          key={`${thing.kind} ${thing.index}`}
          type="button"
          className={classNames('mng-thing', isChosen(thing) && 'is-chosen')}
          style={boxes[index]}
          aria-pressed={isChosen(thing)}
          aria-label={names.thing(panel, thing)}
          onFocus={() => editor.choose(thing)}
          onClick={() => editor.choose(thing)}
          onKeyDown={(event) => press(event, thing)}
          {...pull('move', thing)}
        />
      ))}
      {chosen && chosenBox && (
        <span className="mng-grips" style={chosenBox} aria-hidden="true">
          <span className="mng-grip mng-grip--turn" {...pull('turn', chosen)}>
            <Icon name="reset" size="sm" />
          </span>
          <span className="mng-grip mng-grip--grow" {...pull('grow', chosen)}>
            <Icon name="swap" size="sm" />
          </span>
        </span>
      )}
    </div>
  );
}

/** Where a thing is drawn, in px from the corner of its panel; an empty bubble has only its middle. */
function boxOf(frame: HTMLElement | null, panel: Panel, { kind, index }: Thing): CSSProperties {
  const drawn = frame?.querySelector(`[data-${kind}="${index}"]`)?.getBoundingClientRect();
  const around = frame?.getBoundingClientRect() ?? new DOMRect();
  if (drawn && drawn.width > 0)
    return within(
      {
        left: drawn.left - around.left,
        top: drawn.top - around.top,
        width: drawn.width,
        height: drawn.height,
      },
      around,
    );
  const bubble = panel.bubbles[index];
  const [width, height] = [0.2 * around.width, 0.4 * around.height];
  const left = ((bubble?.x ?? 0) / 1_000) * around.width - width / 2;
  const top = ((bubble?.y ?? 0) / 1_000) * around.height - height / 2;
  return within({ left, top, width, height }, around);
}

/** What stands out of its panel can be taken hold of at the edge. */
function within(box: { left: number; top: number; width: number; height: number }, around: DOMRect) {
  const least = 44;
  const left = Math.min(Math.max(0, box.left), around.width - least);
  const top = Math.min(Math.max(0, box.top), around.height - least);
  const right = Math.max(Math.min(around.width, box.left + box.width), left + least);
  const bottom = Math.max(Math.min(around.height, box.top + box.height), top + least);
  return {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.round(right - left),
    height: Math.round(bottom - top),
  };
}

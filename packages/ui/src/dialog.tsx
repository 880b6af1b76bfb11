import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { ToastOutlet } from './toast-outlet.tsx';

type OwnProps = 'open' | 'title' | 'ref' | 'onClose' | 'onCancel' | 'onKeyDown' | 'onPointerDown' | 'onClick';

export interface DialogProps extends Omit<ComponentProps<'dialog'>, OwnProps> {
  open: boolean;
  /** The reader wants to leave: set `open` to false. */
  onClose: () => void;
  title: ReactNode;
  /** Name of the close button; without it there is none. */
  closeLabel?: string | undefined;
  /** Whether Escape and a press on the backdrop close it. */
  dismissable?: boolean | undefined;
}

/**
 * A modal window: a sheet from below on phones, a leaf in the middle elsewhere. The browser keeps the focus
 * inside and gives it back to where it was. The first control of the content gets the focus.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, dismissable = true, className, children, ...rest } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const titleId = useId();

  // a layout effect, because only before the element leaves the page can closing it give the focus back
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    element.scrollTop = 0; // the control that has the focus may lie below what is told first
    return () => element.close();
  }, [open]);

  /** Escape on desktop, the back gesture on a phone. */
  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (dismissable) onClose();
  };
  /**
   * Browsers let a second Escape through whatever `cancel` says; the key itself can be held back. In a window over this
   * one it is that window's.
   */
  const holdEscape = (event: KeyboardEvent) => {
    const isOwn = event.target instanceof Element && event.target.closest('dialog') === event.currentTarget;
    if (isOwn && event.key === 'Escape' && !dismissable) event.preventDefault();
  };
  /** Closed by the browser or by a form of method dialog rather than by us. */
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose();
  };
  // a press must begin and end on the backdrop: marking text may slip out of the window
  const press = (event: PointerEvent) => {
    pressedBackdrop.current = event.target === event.currentTarget;
  };
  const click = (event: MouseEvent) => {
    if (dismissable && pressedBackdrop.current && event.target === event.currentTarget) onClose();
  };

  return (
    <dialog
      {...rest}
      ref={dialog}
      className={classNames('modal', className)}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closed}
      onKeyDown={holdEscape}
      onPointerDown={press}
      onClick={click}
    >
      {open && (
        <>
          <div className="modal__in">
            <h2 className="modal__title" id={titleId}>
              {title}
            </h2>
            {children}
          </div>
          {closeLabel && (
            <div className="modal__x">
              <IconButton icon="close" label={closeLabel} onClick={onClose} />
            </div>
          )}
          <ToastOutlet />
        </>
      )}
    </dialog>
  );
}

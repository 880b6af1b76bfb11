import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

const icons = { ok: 'check', bad: 'warn', award: 'trophy', info: 'info' } as const satisfies Record<
  string,
  IconName
>;

export interface Toast {
  tone?: keyof typeof icons | undefined;
  title: ReactNode;
  text?: ReactNode;
}

type ShowToast = (toast: Toast) => void;
const ShowContext = createContext<ShowToast | null>(null);

interface Shown {
  toasts: readonly (Toast & { key: number })[];
  dismiss: (key: number) => void;
  /** Registers a window that takes over the messages. Returns how to give them back. */
  takeOver: (outlet: string) => () => void;
  /** the latest window that took over, or none */
  outlet: string | undefined;
  words: Pick<ToastRegionProps, 'label' | 'dismissLabel'>;
  stayMs: number;
}
const ShownContext = createContext<Shown | null>(null);

/** Shows a short message. Throws when there is no ToastRegion around. */
export function useToast(): ShowToast {
  const show = useContext(ShowContext);
  if (!show) throw new Error('useToast needs a ToastRegion around it');
  return show;
}

export interface ToastRegionProps {
  /** name of the region, spoken */
  label: string;
  /** name of the button that sends a message away */
  dismissLabel: string;
  /** how long a message stays, in ms */
  stayMs?: number | undefined;
  children: ReactNode;
}

/** Holds the messages of the app around which it stands. */
export function ToastRegion({ label, dismissLabel, stayMs = 5000, children }: ToastRegionProps) {
  const [toasts, setToasts] = useState<Shown['toasts']>([]);
  const [outlets, setOutlets] = useState<readonly string[]>([]);
  const lastKey = useRef(0);

  const show = useCallback<ShowToast>((toast) => {
    lastKey.current += 1;
    const key = lastKey.current;
    setToasts((shown) => [...shown, { ...toast, key }]);
  }, []);
  const dismiss = useCallback((key: number) => {
    setToasts((shown) => shown.filter((toast) => toast.key !== key));
  }, []);
  const takeOver = useCallback((outlet: string) => {
    setOutlets((open) => [...open, outlet]);
    return () => setOutlets((open) => open.filter((other) => other !== outlet));
  }, []);

  const outlet = outlets.at(-1);
  const shown = useMemo<Shown>(
    () => ({ toasts, dismiss, takeOver, outlet, words: { label, dismissLabel }, stayMs }),
    [toasts, dismiss, takeOver, outlet, label, dismissLabel, stayMs],
  );
  return (
    <ShowContext value={show}>
      <ShownContext value={shown}>
        {children}
        <ToastList {...shown} active={outlet === undefined} />
      </ShownContext>
    </ShowContext>
  );
}

/**
 * Where messages appear while a modal window is open, for it makes everything else unreachable. Belongs into the
 * window; shows nothing when there is no ToastRegion around.
 */
export function ToastOutlet() {
  const shown = useContext(ShownContext);
  const id = useId();
  const takeOver = shown?.takeOver;
  useLayoutEffect(() => takeOver?.(id), [takeOver, id]);
  return shown && <ToastList {...shown} active={shown.outlet === id} />;
}

function ToastList({ toasts, dismiss, words, stayMs, active }: Shown & { active: boolean }) {
  const [held, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  const leave = (key: number) => {
    // the button that had the focus disappears
    if (region.current?.contains(document.activeElement)) cameFrom.current?.focus();
    setHeld(false);
    dismiss(key);
  };
  const focused = (event: FocusEvent) => {
    setHeld(true);
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
  };
  return (
    <section
      ref={region}
      className="toasts"
      aria-label={active ? words.label : undefined} // an empty one beside it is no landmark
      aria-live="polite"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={focused}
      onBlur={() => setHeld(false)}
    >
      <ul>
        {active &&
          toasts.map(({ key, ...toast }) => (
            <li key={key}>
              <TimedToast
                {...toast}
                stayMs={stayMs}
                held={held}
                dismissLabel={words.dismissLabel}
                onDismiss={() => leave(key)}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Leaves after its time; what was left of it when held runs on afterwards. */
function TimedToast({ stayMs, held, ...card }: ToastCardProps & { stayMs: number; held: boolean }) {
  const left = useRef(stayMs);
  const dismiss = useRef(card.onDismiss);
  useEffect(() => {
    dismiss.current = card.onDismiss;
  });
  useEffect(() => {
    if (held) return;
    const since = performance.now();
    const timer = setTimeout(() => dismiss.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [held]);
  return <ToastCard {...card} />;
}

export interface ToastCardProps extends Toast {
  dismissLabel: string;
  onDismiss: () => void;
}

/** The message itself. */
export function ToastCard({ tone = 'info', title, text, dismissLabel, onDismiss }: ToastCardProps) {
  return (
    <div className={classNames('toast', `toast--${tone}`)}>
      <Icon name={icons[tone]} />
      <p>
        <strong>{title}</strong>
        {text}
      </p>
      <IconButton icon="close" label={dismissLabel} onClick={onDismiss} />
    </div>
  );
}

import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { ToastOutletContext, type ToastOutlets } from './toast-outlet.tsx';

const icons = { ok: 'check', bad: 'warn', award: 'trophy', info: 'info' } as const satisfies Record<
  string,
  IconName
>;

export interface Toast {
  tone?: keyof typeof icons | undefined;
  title: ReactNode;
  text?: ReactNode;
  /** What can be done about it; with that the message leaves. */
  action?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** It stays until it is sent away. */
  lasting?: boolean | undefined;
  /** It is seen now; awards may have waited for that. */
  onShown?: (() => void) | undefined;
}

/** So many messages at once leave what lies under them to be seen, in a narrow window or a wide one; further awards follow. */
const mostMessages = { narrow: 1, wide: 3 };
const narrow = '(width < 64rem)';

type ShowToast = (toast: Toast) => void;
const ShowContext = createContext<ShowToast | null>(null);

interface Shown {
  /** what is left of the time of each, in ms, goes with it from one outlet to another */
  toasts: readonly (Toast & { key: number; left: { ms: number } })[];
  /** awards stay out of sight for now */
  awardsWait: boolean;
  dismiss: (key: number) => void;
  words: Pick<ToastRegionProps, 'label' | 'dismissLabel'>;
}

/** Keeps awards waiting. Returns how to let them go on. */
type HoldAwards = () => () => void;
const HoldContext = createContext<HoldAwards | null>(null);

/** Shows a short message. Throws when there is no ToastRegion around. */
export function useToast(): ShowToast {
  const show = useContext(ShowContext);
  if (!show) throw new Error('useToast needs a ToastRegion around it');
  return show;
}

/** Keeps awards out of sight, and their time from passing, while something must not be covered. */
export function useAwardsWait(wait: boolean): void {
  const holdAwards = useContext(HoldContext);
  useLayoutEffect(() => (wait ? holdAwards?.() : undefined), [wait, holdAwards]);
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
  const [holders, setHolders] = useState(0);
  const lastKey = useRef(0);

  const show = useCallback<ShowToast>(
    (toast) => {
      lastKey.current += 1;
      const key = lastKey.current;
      setToasts((shown) => [...shown, { ...toast, key, left: { ms: stayMs } }]);
    },
    [stayMs],
  );
  const dismiss = useCallback((key: number) => {
    setToasts((shown) => shown.filter((toast) => toast.key !== key));
  }, []);
  const takeOver = useCallback((outlet: string) => {
    setOutlets((open) => [...open, outlet]);
    return () => setOutlets((open) => open.filter((other) => other !== outlet));
  }, []);

  const holdAwards = useCallback<HoldAwards>(() => {
    setHolders((count) => count + 1);
    return () => setHolders((count) => count - 1);
  }, []);

  /** the latest window that took over, or none */
  const outlet = outlets.at(-1);
  const awardsWait = holders > 0;
  const shown = useMemo<Shown>(
    () => ({ toasts, awardsWait, dismiss, words: { label, dismissLabel } }),
    [toasts, awardsWait, dismiss, label, dismissLabel],
  );
  const lent = useMemo<ToastOutlets>(
    () => ({ takeOver, messagesIn: (id) => <ToastList {...shown} active={outlet === id} /> }),
    [takeOver, shown, outlet],
  );
  return (
    <ShowContext value={show}>
      <HoldContext value={holdAwards}>
        <ToastOutletContext value={lent}>
          {children}
          <ToastList {...shown} active={outlet === undefined} />
        </ToastOutletContext>
      </HoldContext>
    </ShowContext>
  );
}

function ToastList({ toasts, awardsWait, dismiss, words, active }: Shown & { active: boolean }) {
  const [held, setHeld] = useState(false);
  const region = useRef<HTMLElement>(null);
  const awards = toasts.filter(({ tone }) => tone === 'award').map(({ key }) => key);
  const most = useSyncExternalStore(
    followWidth,
    () => (matchMedia(narrow).matches ? mostMessages.narrow : mostMessages.wide),
    () => mostMessages.wide,
  );
  const others = toasts.length - awards.length;
  const waiting = awards.slice(awardsWait ? 0 : Math.max(0, most - others));
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
          toasts.map(({ key, ...toast }) => {
            const waits = waiting.includes(key);
            return (
              <li key={key} hidden={waits}>
                <TimedToast
                  {...toast}
                  waits={waits}
                  held={held || waits}
                  dismissLabel={words.dismissLabel}
                  onDismiss={() => leave(key)}
                />
              </li>
            );
          })}
      </ul>
    </section>
  );
}

function followWidth(changed: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

interface TimedToastProps extends ToastCardProps, Pick<Toast, 'lasting' | 'onShown'> {
  readonly left: { ms: number };
  readonly held: boolean;
  readonly waits: boolean;
}

/** Leaves after its time; what was left of it when held runs on afterwards. */
function TimedToast({ left, held, waits, lasting = false, onShown, ...card }: TimedToastProps) {
  const dismiss = useRef(card.onDismiss);
  const shown = useEffectEvent(() => onShown?.());
  useEffect(() => {
    if (!waits) shown();
  }, [waits]);
  useEffect(() => {
    dismiss.current = card.onDismiss;
  });
  useEffect(() => {
    if (held || lasting) return;
    const since = performance.now();
    const timer = setTimeout(() => dismiss.current(), left.ms);
    return () => {
      clearTimeout(timer);
      left.ms -= performance.now() - since;
    };
  }, [held, lasting, left]);
  return <ToastCard {...card} />;
}

export interface ToastCardProps extends Omit<Toast, 'lasting' | 'onShown'> {
  dismissLabel: string;
  onDismiss: () => void;
}

/** The message itself. */
export function ToastCard({ tone = 'info', title, text, action, dismissLabel, onDismiss }: ToastCardProps) {
  return (
    <div className={classNames('toast', `toast--${tone}`)}>
      <Icon name={icons[tone]} />
      <p>
        <strong>{title}</strong>
        {text}
        {action && (
          <Button
            variant="quiet"
            onClick={() => {
              onDismiss();
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
      </p>
      <IconButton icon="close" label={dismissLabel} onClick={onDismiss} />
    </div>
  );
}

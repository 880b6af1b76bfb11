import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
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
const ToastContext = createContext<ShowToast | null>(null);

/** Shows a short message. Throws when there is no ToastRegion around. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
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

/** Holds the messages of the app around which it stands, above everything else on the page. */
export function ToastRegion({ label, dismissLabel, stayMs = 5000, children }: ToastRegionProps) {
  const [toasts, setToasts] = useState<readonly (Toast & { key: number })[]>([]);
  const [held, setHeld] = useState(false);
  const lastKey = useRef(0);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  const show = useCallback<ShowToast>((toast) => {
    lastKey.current += 1;
    const key = lastKey.current;
    setToasts((shown) => [...shown, { ...toast, key }]);
  }, []);
  const dismiss = useCallback((key: number) => {
    if (region.current?.contains(document.activeElement)) cameFrom.current?.focus();
    setToasts((shown) => shown.filter((toast) => toast.key !== key));
  }, []);

  // A popover, so that it can stand above a modal window. It is lifted again only then, because hiding a live
  // region for a moment may silence it.
  const newest = toasts.at(-1)?.key;
  useLayoutEffect(() => {
    const element = region.current;
    if (newest !== undefined && document.querySelector(':modal')) element?.hidePopover();
    if (element && !element.matches(':popover-open')) element.showPopover();
  }, [newest]);

  const focused = (event: FocusEvent) => {
    setHeld(true);
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
  };

  return (
    <ToastContext value={show}>
      {children}
      <section
        ref={region}
        popover="manual"
        className="toasts"
        aria-label={label}
        aria-live="polite"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={focused}
        onBlur={() => setHeld(false)}
      >
        <ul>
          {toasts.map(({ key, ...toast }) => (
            <li key={key}>
              <TimedToast
                toast={toast}
                stayMs={stayMs}
                held={held}
                dismissLabel={dismissLabel}
                onDismiss={() => dismiss(key)}
              />
            </li>
          ))}
        </ul>
      </section>
    </ToastContext>
  );
}

interface TimedToastProps {
  toast: Toast;
  stayMs: number;
  held: boolean;
  dismissLabel: string;
  onDismiss: () => void;
}

/** Leaves after its time; what was left of it when held runs on afterwards. */
function TimedToast({ toast, stayMs, held, dismissLabel, onDismiss }: TimedToastProps) {
  const left = useRef(stayMs);
  const leave = useRef(onDismiss);
  useEffect(() => {
    leave.current = onDismiss;
  });
  useEffect(() => {
    if (held) return;
    const since = performance.now();
    const timer = setTimeout(() => leave.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [held]);
  return <ToastCard {...toast} dismissLabel={dismissLabel} onDismiss={onDismiss} />;
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

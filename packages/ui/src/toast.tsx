import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { freePlace, keptFreeIn } from './free-place.ts';
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
}

type ShowToast = (toast: Toast) => void;
const ShowContext = createContext<ShowToast | null>(null);

interface Shown {
  /** what is left of the time of each, in ms, goes with it from one outlet to another */
  toasts: readonly (Toast & { key: number; left: { ms: number } })[];
  award: { readonly line: ReactNode; readonly left: { ms: number } } | null;
  dismiss: (key: number) => void;
  awardIsOver: () => void;
  words: Pick<ToastRegionProps, 'label' | 'dismissLabel'>;
}

interface Awards {
  /** Keeps awards waiting. Returns how to let them go on. */
  readonly hold: () => () => void;
  /** Whether one can be told now: nothing keeps it waiting, and what was told before has been read. */
  readonly mayTell: boolean;
  /** Tells in one line what was earned. It leaves by itself and takes no taps. */
  readonly tell: (line: ReactNode) => void;
}
const AwardsContext = createContext<Awards | null>(null);

/** Shows a short message. Throws when there is no ToastRegion around. */
export function useToast(): ShowToast {
  const show = useContext(ShowContext);
  if (!show) throw new Error('useToast needs a ToastRegion around it');
  return show;
}

/** Keeps awards waiting while something must not be covered or interrupted. */
export function useAwardsWait(wait: boolean): void {
  const hold = useContext(AwardsContext)?.hold;
  useLayoutEffect(() => (wait ? hold?.() : undefined), [wait, hold]);
}

/** Whether an award can be told, and how. Throws when there is no ToastRegion around. */
export function useAwards(): Pick<Awards, 'mayTell' | 'tell'> {
  const awards = useContext(AwardsContext);
  if (!awards) throw new Error('useAwards needs a ToastRegion around it');
  return awards;
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
  const [award, setAward] = useState<Shown['award']>(null);
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

  const hold = useCallback(() => {
    setHolders((count) => count + 1);
    return () => setHolders((count) => count - 1);
  }, []);
  const tell = useCallback((line: ReactNode) => setAward({ line, left: { ms: stayMs } }), [stayMs]);
  const awardIsOver = useCallback(() => setAward(null), []);
  const awardsWait = holders > 0;
  const mayTell = !awardsWait && award === null && toasts.every(({ lasting }) => lasting);
  const awards = useMemo<Awards>(() => ({ hold, mayTell, tell }), [hold, mayTell, tell]);

  /** the latest window that took over, or none */
  const outlet = outlets.at(-1);
  const shown = useMemo<Shown>(
    () => ({
      toasts,
      dismiss,
      awardIsOver,
      words: { label, dismissLabel },
      award: awardsWait ? null : award, // what is left of its time comes afterwards
    }),
    [toasts, award, awardsWait, dismiss, awardIsOver, label, dismissLabel],
  );
  const lent = useMemo<ToastOutlets>(
    () => ({ takeOver, messagesIn: (id) => <ToastList {...shown} active={outlet === id} /> }),
    [takeOver, shown, outlet],
  );
  return (
    <ShowContext value={show}>
      <AwardsContext value={awards}>
        <ToastOutletContext value={lent}>
          {children}
          <ToastList {...shown} active={outlet === undefined} />
        </ToastOutletContext>
      </AwardsContext>
    </ShowContext>
  );
}

function ToastList({ toasts, award, dismiss, awardIsOver, words, active }: Shown & { active: boolean }) {
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
                held={held}
                dismissLabel={words.dismissLabel}
                onDismiss={() => leave(key)}
              />
            </li>
          ))}
      </ul>
      {active && award && <AwardLine {...award} onOver={awardIsOver} />}
    </section>
  );
}

interface AwardLineProps {
  readonly line: ReactNode;
  readonly left: { ms: number };
  readonly onOver: () => void;
}

/** How far the line stays from the edges of the window, in px. */
const edge = 8;

/** What was earned, for a few seconds, where it lies over nothing that can be pressed. */
function AwardLine({ line, left, onOver }: AwardLineProps) {
  const place = useRef<HTMLParagraphElement>(null);
  useTimeLeft(left, false, onOver);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const within = element.closest('dialog') ?? document.body; // all else cannot be pressed
    const put = () => {
      const { offsetWidth: width, offsetHeight: height } = element;
      const room = { top: edge, left: edge, bottom: innerHeight - edge, right: innerWidth - edge };
      const { top, left } = freePlace({ width, height }, keptFreeIn(within), room) ?? room;
      Object.assign(element.style, { top: `${top}px`, left: `${left}px`, visibility: 'visible' });
    };
    let observer: ResizeObserver | null = new ResizeObserver(put); // what is below may still come in
    void Promise.allSettled(within.getAnimations().map(({ finished }) => finished)).then(() =>
      observer?.observe(within.querySelector('.modal__in') ?? within),
    ); // a window that still rises stands elsewhere soon
    return () => {
      observer?.disconnect();
      observer = null;
    };
  }, []);
  return (
    <p ref={place} className="award-line">
      <Icon name="trophy" />
      <span>{line}</span>
    </p>
  );
}

interface TimedToastProps extends ToastCardProps, Pick<Toast, 'lasting'> {
  readonly left: { ms: number };
  readonly held: boolean;
}

/** Leaves after its time; what was left of it when held runs on afterwards. */
function TimedToast({ left, held, lasting = false, ...card }: TimedToastProps) {
  useTimeLeft(left, held || lasting, card.onDismiss);
  return <ToastCard {...card} />;
}

/** Calls when the time is over; while it is held, and from one outlet to another, what is left of it stays. */
function useTimeLeft(left: { ms: number }, held: boolean, onOver: () => void): void {
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (held) return;
    const since = performance.now();
    const timer = setTimeout(() => over.current(), left.ms);
    return () => {
      clearTimeout(timer);
      left.ms -= performance.now() - since;
    };
  }, [held, left]);
}

export interface ToastCardProps extends Omit<Toast, 'lasting'> {
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

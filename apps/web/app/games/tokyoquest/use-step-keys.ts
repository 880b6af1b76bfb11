import { useEffect, useEffectEvent } from 'react';

interface StepKeys {
  /** Null where a choice has to be made first. */
  readonly onNext: (() => void) | null;
  readonly onPrevious: (() => void) | null;
}

/** Steps through a conversation by the arrow keys, and by Enter where no control has the focus. */
export function useStepKeys({ onNext, onPrevious }: StepKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(target instanceof Element) || target.closest('dialog, input, textarea, select')) return;
    const isNext = key === 'ArrowRight' || (key === 'Enter' && !event.repeat && !target.closest('a, button'));
    const step = isNext ? onNext : key === 'ArrowLeft' ? onPrevious : null;
    if (!step) return;
    event.preventDefault();
    step();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

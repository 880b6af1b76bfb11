import { vi } from 'vitest';

/** From now on time is up for calls when the test says so, not after 10 s. Answers how to say it. */
export function holdPatience(): () => void {
  const real = AbortSignal.timeout.bind(AbortSignal);
  const waiting = new Set<AbortController>();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    if (ms !== 10_000) return real(ms);
    const controller = new AbortController();
    waiting.add(controller);
    return controller.signal;
  });
  return () => {
    for (const each of waiting) each.abort(new DOMException('time is up', 'TimeoutError'));
    waiting.clear();
  };
}

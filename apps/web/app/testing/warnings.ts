import { expect, onTestFinished, vi } from 'vitest';

/** The test provokes a warning that holds these words, and fails when none does. */
export function expectWarning(words: string, level: 'warn' | 'error' = 'warn'): void {
  const told = vi.spyOn(console, level).mockImplementation(() => {});
  onTestFinished(() => expect(told.mock.calls.flat().join(' ')).toContain(words));
}

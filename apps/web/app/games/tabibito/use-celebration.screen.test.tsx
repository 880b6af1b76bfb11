import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useCelebration } from './use-celebration.ts';

function Celebrated({ onOver }: { onOver: () => void }) {
  useCelebration(20, onOver);
  return null;
}

test('TAB-03 what a station has brought is celebrated for 2 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const over = vi.fn();
  await render(<Celebrated onOver={over} />);
  vi.advanceTimersByTime(1_999);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(over).toHaveBeenCalledOnce();
});

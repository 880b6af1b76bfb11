import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Later, later, useLater } from './use-later.ts';

const module = { word: 'da' };

function Shown({ modules, wanted }: { modules: Later<typeof module>; wanted?: boolean }) {
  return <p>{useLater(modules, wanted)?.word ?? 'noch nicht'}</p>;
}

class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render = () => (this.state.broken ? <p>nicht zu haben</p> : this.props.children);
}

test('modules are loaded once, when they are wanted, and are there at once from then on', async () => {
  const load = vi.fn(async () => module);
  const modules = later(load);
  const first = await render(<Shown modules={modules} wanted={false} />);
  await expect.element(page.getByText('noch nicht')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  await first.rerender(<Shown modules={modules} />);
  await expect.element(page.getByText('da', { exact: true })).toBeVisible();
  await first.unmount();
  await render(<Shown modules={modules} />);
  expect(document.body.textContent).toContain('da');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what cannot be had is told to the boundary around it, and is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(async () => module).mockRejectedValueOnce(new Error('no network'));
  const modules = later(load);
  const failing = await render(
    <Boundary>
      <Shown modules={modules} />
    </Boundary>,
  );
  await expect.element(page.getByText('nicht zu haben')).toBeVisible();
  await failing.unmount();
  await render(<Shown modules={modules} />);
  await expect.element(page.getByText('da', { exact: true })).toBeVisible();
});

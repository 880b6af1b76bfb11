import { expect, onTestFinished, test } from 'vitest';
import { forceColours } from '../../testing/devtools.ts';
import { show } from '../../testing/screen.tsx';
import { LearnerNav } from './learner-nav.tsx';

const lines = () =>
  [...document.querySelectorAll('.learner-nav a')].map((link) => {
    const { borderBottomColor, borderBottomStyle, borderBottomWidth } = getComputedStyle(link);
    expect([borderBottomStyle, borderBottomWidth]).toEqual(['solid', '3px']);
    return borderBottomColor;
  });

/** What the system paints with. */
function systemColour(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

test('GAM-01 WEB-01 with forced colours the present page alone is marked in the bar of what a learner has', async () => {
  await forceColours('active');
  onTestFinished(async () => {
    await forceColours('none');
  });
  await show({ default: LearnerNav, handle: { messages: [] } }, { path: '/profile' });
  const [none, marked] = ['Canvas', 'Highlight'].map(systemColour);
  expect(none).not.toBe(marked);
  await expect.poll(lines).toEqual([none, marked, none, none]);
});

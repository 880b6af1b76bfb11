import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/screen.tsx';
import * as shell from './shell.tsx';

const leadTo = (to: string) => show(shell, { path: `/shell?to=${encodeURIComponent(to)}`, at: '/shell' });

test('OFF-01 the shell leads to the page that it stands for', async () => {
  await leadTo('/blog/okurigana?from=games');
  await expect.element(page.getByText('/blog/okurigana')).toBeVisible();
});

test.each(['/\\other.site', '//other.site', '/\t/other.site', '/.//other.site', 'https://other.site', ''])(
  'SHL-09 a shell that is to lead elsewhere, %j, shows an error and leads nowhere',
  async (to) => {
    await leadTo(to);
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Hier geht der Weg nicht weiter');
    await expect.element(page.getByText('wird geöffnet')).not.toBeInTheDocument();
  },
);

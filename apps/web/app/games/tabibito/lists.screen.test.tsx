import { getModules, getPaths } from '@michi/contracts/tabibito';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as pathPage from '../../routes/tabibito/path.tsx';
import * as pathsPage from '../../routes/tabibito/paths.tsx';
import { answer, refused } from '../../testing/calls.ts';
import { answerNewcomer } from '../../testing/newcomer.ts';
import { button, press } from '../../testing/screen.tsx';
import { openSite } from '../../testing/site.tsx';
import { gameStation, listed, path } from '../../testing/tabibito.ts';

const pages = { '/tabibito/:difficulty': pathsPage, '/tabibito/:difficulty/:pathId': pathPage };
const modules = [listed, gameStation];
/** What the pages come with. */
const served = { paths: [path], modules };
const pathLink = page.getByRole('link', { name: path.name });
const station = page.getByRole('link', { name: listed.title });
const heading = (name: string) => page.getByRole('heading', { name });

beforeEach(() => {
  answerNewcomer();
  answer(getPaths, [path]);
  answer(getModules, modules);
});

test('TAB-04 lists that are empty say so, and can be asked for again', async () => {
  answer(getPaths, []);
  await openSite('/tabibito/beginner', { pages });
  await expect.element(heading('Gerade ist kein Weg zu sehen.')).toBeVisible();
  answer(getPaths, [path]);
  press(button('Neu laden'));
  await expect.element(pathLink).toBeVisible();

  answer(getModules, []);
  press(pathLink);
  await expect.element(heading('Die Stationen sind gerade nicht zu sehen.')).toBeVisible();
  answer(getModules, modules);
  press(button('Neu laden'));
  await expect.element(station).toBeVisible();
});

/** What is logged while both pages are opened, and every list that is asked for is answered so. */
async function loggedOf(answered: (list: readonly { id: string }[]) => Response): Promise<string> {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const asked = [answer(getPaths, () => answered([path])), answer(getModules, () => answered(modules))];
  await openSite('/tabibito/beginner', { pages, served });
  await expect.element(pathLink).toBeVisible();
  press(pathLink);
  await expect.element(station).toBeVisible();
  await expect.poll(() => warn.mock.calls.length).toBe(asked.flat().length);
  return warn.mock.calls.flat().map(String).join('\n');
}

test('TAB-04 lists that cannot be loaded are logged only, and the pages stay whole', async () => {
  expect(await loggedOf(() => refused(503))).toContain('loading modules:mountain-pass:de failed:');
});

test('TAB-04 a list that is cut short shows what it has', async () => {
  answer(getModules, [listed]);
  await openSite('/tabibito/beginner/mountain-pass', { pages });
  await expect.element(station).toBeVisible();
  expect(page.getByRole('list', { name: 'Stationen' }).getByRole('listitem').elements()).toHaveLength(1);
  await expect.element(page.getByText('0 von 2', { exact: false })).toBeVisible();
});

test.each([
  ['no list', () => ({ paths: 'none' })],
  ['entries of wrong types', (list: readonly { id: string }[]) => list.map((each) => ({ ...each, id: 5 }))],
  ['entries that lack something', (list: readonly { id: string }[]) => list.map(({ id }) => ({ id }))],
])('TAB-04 %s for an answer: the pages keep what they came with', async (_, changed) => {
  expect(await loggedOf((list) => Response.json(changed(list)))).toContain('unreadable answer');
});

import blog from '@michi/messages/de/blog.json' with { type: 'json' };
import problems from '@michi/messages/de/problems.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/screen.tsx';
import * as listPage from './list.tsx';

test.each([
  ['did not come in time', 'tooLong', problems.tooLong.title],
  ['cannot be had', null, blog.listFailed],
])(
  'BLG-01 SHL-10 articles whose list %s: the page says so and offers to ask again',
  async (_, posts, title) => {
    await show(listPage, { path: '/blog', data: { posts } });
    const alert = page.getByRole('alert');
    await expect.element(alert.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(alert.getByRole('button', { name: blog.retry })).toBeVisible();
  },
);

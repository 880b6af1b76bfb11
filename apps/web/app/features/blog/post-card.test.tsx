import blog from '@michi/messages/de/blog.json';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { PostCard } from './post-card.tsx';

const post = {
  id: 'p1',
  slug: 'on-und-kun',
  category: 'Grundlagen',
  character: '声',
  image: null,
  title: 'Zwei Stimmen',
  excerpt: 'Warum?',
  minutes: 6,
  views: 3,
  publishedOn: '2026-03-12',
};

function html(image: string | null): string {
  const card = (
    <IntlProvider locale="de" messages={{ blog }} timeZone="UTC">
      <PostCard post={{ ...post, image }} />
    </IntlProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: card }])} />);
}

test('BLG-02 a card shows the image of its post, which is loaded late and says nothing beside the title', () => {
  const [, image = ''] = html('/uploads/voices.webp').match(/aria-hidden="true">(.*?)<\/div>/) ?? [];
  expect(image).toContain('src="/uploads/voices.webp"');
  expect(image).toContain('alt=""');
  expect(image).toContain('loading="lazy"');
  expect(image).not.toContain('声');
});

test('BLG-02 without one it shows the character', () => {
  expect(html(null)).toContain('>声</span>');
  expect(html(null)).not.toContain('<img');
});

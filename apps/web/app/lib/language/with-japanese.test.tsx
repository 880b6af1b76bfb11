import type { Leaderboard } from '@michi/contracts/leaderboards';
import blog from '@michi/messages/de/blog.json';
import boards from '@michi/messages/de/boards.json';
import common from '@michi/messages/de/common.json';
import mitsukete from '@michi/messages/de/mitsukete.json';
import problems from '@michi/messages/de/problems.json';
import japaneseCommon from '@michi/messages/ja/common.json';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { beforeAll, expect, test } from 'vitest';
import { ArticlePage } from '../../features/blog/article-page.tsx';
import { BlogList } from '../../features/blog/blog-list.tsx';
import { loadProse } from '../../features/blog/loaded-prose.ts';
import { PostCard } from '../../features/blog/post-card.tsx';
import { ErrorPage } from '../../features/shell/error-page.tsx';
import { BoardScreen } from '../../games/boards/board-screen.tsx';
import { LevelCard } from '../../games/mitsukete/level-card.tsx';
import { WithJapanese } from './with-japanese.tsx';

beforeAll(loadProse);

const post = {
  id: 'one',
  slug: 'one',
  category: 'kanji',
  character: '水',
  image: null,
  title: 'Warum 水 fließt',
  excerpt: 'Drei Striche, みず gelesen.',
  minutes: 3,
  views: 7,
  publishedOn: '2026-11-21',
};
const article = { ...post, content: 'Ein Text.', language: 'de', updatedOn: '2026-11-21' } as const;
const neighbours = { newer: { ...post, title: 'Neuer als 火' }, older: null, related: [] };
const level = {
  id: 'one',
  name: 'Anfang',
  description: 'In 雨 fallen vier Tropfen.',
  difficulty: 1,
  grid_rows: 3,
  grid_cols: 4,
  target_count: 2,
  kanji_count: 4,
  time_limit: null,
  unlock_score: 0,
  points_per_match: 10,
  target_bonus: 20,
  time_bonus: 5,
  kanji_list: [],
};
const nothing = () => {};

function html(element: ReactNode, locale: 'de' | 'ja' = 'de'): string {
  const messages = { blog, common: locale === 'de' ? common : japaneseCommon, boards, mitsukete, problems };
  const page = (
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      {element}
    </IntlProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test.each([
  ['a title on a card', () => <PostCard post={post} />, '水'],
  ['an excerpt on a card', () => <PostCard post={post} />, 'みず'],
  ['the title of an article', () => <Article />, '水'],
  ['the lead of an article', () => <Article />, 'みず'],
  ['the title of the next article', () => <Article />, '火'],
  ['a list without articles', () => <BlogList posts={[]} category={null} />, '空'],
  ['a page that is missing', () => <ErrorPage problem="notFound" />, '迷'],
  ['a leaderboard without places', () => <EmptyLeaderboard />, '一番'],
  ['a description of a level', () => <Level />, '雨'],
])('LNG-02 Japanese inside another language is marked in %s', (_, screen, japanese) => {
  expect(html(screen())).toMatch(new RegExp(`<span lang="ja"[^>]*>${japanese}</span>`));
});

test('words of a title keep their width while their font comes, and long ones can still be broken', () => {
  const steady = (text: string) => html(<WithJapanese steady>{text}</WithJapanese>);
  expect(steady('Warum 食べる?')).toContain('style="display:inline-block;inline-size:3em">食べる</span>');
  expect(steady('Oft 読み書きそろばん')).toContain('<span lang="ja" translate="no">読み書きそろばん</span>');
});

test('LNG-02 on a Japanese page nothing has to be marked', () => {
  expect(html(<WithJapanese>水は「みず」と読みます。</WithJapanese>, 'ja')).toBe('水は「みず」と読みます。');
});

function Article() {
  return <ArticlePage article={article} text={article.content} neighbours={neighbours} foreign={false} />;
}

function EmptyLeaderboard() {
  const list = { game: 'mitsukete', period: 'day' } as const;
  const board: Leaderboard = { period: 'day', startsAt: 0, level: null, top: [], own: null, around: [] };
  const empty = { ...list, levels: [], board, playAt: '/mitsukete/levels' } as const;
  return <BoardScreen {...empty} retry={nothing} retrying={false} />;
}

function Level() {
  return <LevelCard level={level} number={1} progress={undefined} locked={false} next saved={false} />;
}

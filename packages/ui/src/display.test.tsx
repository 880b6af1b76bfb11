import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Alert } from './alert.tsx';
import { Book } from './book.tsx';
import { Dots } from './dots.tsx';
import { Eyebrow, SectionHead } from './eyebrow.tsx';
import { Hanamaru } from './hanamaru.tsx';
import { Icon, iconNames } from './icon.tsx';
import { Ja, Kanji } from './japanese.tsx';
import { Masu } from './masu.tsx';
import { Bar } from './progress.tsx';
import { Hanko, Stamp } from './stamp.tsx';
import { Stars } from './stars.tsx';
import { EmptyState, ErrorState, LoadingState } from './state.tsx';
import { Stats } from './stats.tsx';

test('every Japanese run is marked as Japanese', () => {
  for (const html of [
    render(<Ja>道</Ja>),
    render(<Kanji>道</Kanji>),
    render(<Masu kanji="道" />),
    render(<Stamp kanji="済" />),
    render(<Hanko />),
    render(<Eyebrow japanese="道">Way</Eyebrow>),
  ]) {
    expect(html).toMatch(/<span[^>]* lang="ja"[^>]*>.<\/span>|<span lang="ja"[^>]*>.<\/span>/);
  }
});

test('the form to write is set in the model face', () => {
  expect(render(<Masu kanji="令" form="model" small />)).toBe(
    '<div class="masu masu--small"><span lang="ja" translate="no" class="k k--model">令</span></div>',
  );
});

test('no icon is spoken', () => {
  for (const name of iconNames) expect(render(<Icon name={name} />)).toContain('aria-hidden="true"');
});

test('a mark speaks when it has a label and is silent when it only decorates', () => {
  expect(render(<Stamp kanji="済" />)).toContain('aria-hidden="true"');
  const spoken = render(<Stamp kanji="済" label="done" size="2rem" />);
  expect(spoken).toContain('role="img" aria-label="done"');
  expect(spoken).toContain('style="--stamp:2rem"');
  expect(spoken).not.toContain('aria-hidden');
  expect(render(<Hanamaru label="excellent" />)).toContain('aria-label="excellent"');
});

test('stars and dots count up to their value and say it', () => {
  const stars = render(<Stars value={2} label="2 of 3" />);
  expect(stars).toContain('role="img" aria-label="2 of 3"');
  expect(stars.match(/class="ic on"/g)).toHaveLength(2);
  expect(stars.match(/<svg/g)).toHaveLength(3);
  const dots = render(<Dots value={1} max={5} label="1 of 5" />);
  expect(dots.match(/<i/g)).toHaveLength(5);
  expect(dots.match(/class="on"/g)).toHaveLength(1);
});

test('a bar is a named progressbar with its value in words', () => {
  const html = render(<Bar label="Time" value={30} max={60} valueText="30 seconds" low thin />);
  expect(html).toContain('role="progressbar" aria-label="Time" aria-valuenow="30"');
  expect(html).toContain('aria-valuemax="60" aria-valuetext="30 seconds"');
  expect(html).toContain('class="bar bar--thin bar--low" style="--v:50%"');
});

test('a bar never leaves its frame', () => {
  expect(render(<Bar label="x" value={90} max={60} />)).toContain('--v:100%');
  expect(render(<Bar label="x" value={-1} />)).toContain('--v:0%');
  expect(render(<Bar label="x" value={0} max={0} />)).toContain('--v:0%');
});

test('statistics are a list of terms with values', () => {
  expect(
    render(
      <Stats
        items={[
          { label: 'Points', value: 0 },
          { label: 'Combo', value: '×3', hot: true },
        ]}
      />,
    ),
  ).toBe(
    '<dl class="stats num" style="--n:2"><div><dt>Points</dt><dd>0</dd></div>' +
      '<div><dt>Combo</dt><dd class="hot">×3</dd></div></dl>',
  );
});

test('only a bad alert interrupts', () => {
  expect(render(<Alert tone="bad">No</Alert>)).toContain('role="alert"');
  expect(render(<Alert>Yes</Alert>)).not.toContain('role');
  expect(render(<Alert role="status">Yes</Alert>)).toContain('role="status"');
});

test('states: heading, way on, and what is spoken', () => {
  const empty = render(
    <EmptyState heading="h3" title="Nothing" text="yet" action={<a href="/all">All</a>} />,
  );
  expect(empty).toContain('<h3 class="state__title">Nothing</h3>');
  expect(empty).toContain('<a href="/all">All</a>');
  expect(empty).not.toContain('role="alert"');
  expect(render(<ErrorState title="Broken" />)).toContain('role="alert"');
  const loading = render(<LoadingState label="Loading" />);
  expect(loading).toContain('aria-busy="true"');
  expect(loading).toContain('<p class="sr-only" role="status">Loading</p>');
});

test('the head of a section carries heading, eyebrow and lead', () => {
  const html = render(
    <SectionHead heading="h1" titleId="t" eyebrow="Games" title="The shelf" lead="All of it." />,
  );
  expect(html).toContain('<h1 id="t">The shelf</h1>');
  expect(html).toContain('<p class="lead">All of it.</p>');
});

const book = {
  dye: 'ai',
  title: 'Mitsukete',
  japaneseTitle: '見つけて',
  crest: '見',
  description: 'Find three.',
  badges: 'NEW',
  meta: ['1 player'],
};

test('a book is one link whose name begins with its title; its cover is decoration', () => {
  const html = render(<Book {...book} href="/games/mitsukete" />);
  expect(html).toMatch(/^<a data-dye="ai" href="\/games\/mitsukete" class="heft">/);
  const spoken = html
    .replace(/<div class="heft__cover" aria-hidden="true">.*?<\/div>/, '')
    .replace(/<[^>]*>/g, '|');
  expect(spoken.replace(/\|+/g, ' ').trim()).toBe('Mitsukete Find three. 1 player NEW');
});

test('a book takes the router’s link', () => {
  const html = render(
    <Book {...book} href="/x" renderLink={({ href, ...rest }) => <a data-to={href} {...rest} />} />,
  );
  expect(html).toMatch(/^<a data-to="\/x" data-dye="ai"/);
});

test('a book that is not bound yet is no link and cannot be focused', () => {
  const html = render(<Book {...book} />);
  expect(html).toContain('class="heft is-off"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toMatch(/<a |href|tabindex/);
  const titleId = /aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`id="${titleId}">Mitsukete`);
});

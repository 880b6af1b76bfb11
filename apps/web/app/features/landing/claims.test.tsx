import type { ClaimedFigures } from '@michi/contracts/page-data';
import home from '@michi/messages/de/home.json';
import type { Locale } from '@michi/messages/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { applicationFacts } from './application-facts.ts';
import { CallToAction } from './call-to-action.tsx';
import { type Claims, useClaims } from './claims.ts';

const counted = { learners: 12_345, kanjiAnswered: 2_134_567, kanji: 357, jlpt: { easiest: 5, hardest: 2 } };
const page = { url: 'https://michi.example/', image: 'https://michi.example/og.png', description: '' };

/** The banner, which hands over what it claims. */
function Banner({ figures, seen }: { figures: ClaimedFigures | null; seen: (Claims | null)[] }) {
  const claims = useClaims(figures);
  seen.push(claims);
  return <CallToAction claims={claims} />;
}

/** What is claimed to a reader, and the banner that says so. */
function claimed(figures: ClaimedFigures | null, locale: Locale) {
  const seen: (Claims | null)[] = [];
  const element = (
    <IntlProvider locale={locale} messages={{ home }} timeZone="UTC">
      <Banner figures={figures} seen={seen} />
    </IntlProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return { claims: seen[0] ?? null, html };
}

const textsOf = (claims: Claims | null) => {
  const { hero = [], callToAction = [] } = claims ?? {};
  return [hero, callToAction].map((figures) => figures.map(({ text }) => text));
};

test.each<[Locale, string[], string[]]>([
  ['de', ['50K+', '2000+', '4,9'], ['50K+', '2,1\u00a0Mio.+', '4,8']],
  ['en', ['50K+', '2000+', '4.9'], ['50K+', '2.1M+', '4.8']],
  ['es', ['+50 mil', '2000+', '4,9'], ['+50 mil', '+2,1\u00a0M', '4,8']],
  ['fr', ['50\u00a0k+', '2000+', '4,9'], ['50\u00a0k+', '2,1\u00a0M+', '4,8']],
  ['ja', ['5万人+', '2000+', '4.9'], ['5万人+', '210万字+', '4.8']],
])('LAN-02 LAN-05 LNG-04 the figures of the specification in %s', (locale, hero, action) => {
  expect(textsOf(claimed('specified', locale).claims)).toEqual([hero, action]);
});

test.each<[Locale, string[], string[]]>([
  ['de', ['12.345', '357'], ['12.345', '2.134.567']],
  ['en', ['12,345', '357'], ['12,345', '2,134,567']],
  ['es', ['12.345', '357'], ['12.345', '2.134.567']],
  ['fr', ['12\u202f345', '357'], ['12\u202f345', '2\u202f134\u202f567']],
  ['ja', ['12,345', '357'], ['12,345', '2,134,567']],
])('LAN-05 LNG-04 what was counted in %s, and no rating', (locale, hero, action) => {
  const { claims, html } = claimed(counted, locale);
  expect(textsOf(claims)).toEqual([hero, action]);
  expect(claims?.search).toEqual({ kanji: '357', levels: 'N5–N2' });
  expect(html).not.toContain(home.action.claims.rating);
});

test('LAN-05 the banner does not call learners active of whom only the number was counted', () => {
  expect(claimed('specified', 'de').html).toContain('aktive Lernende');
  expect(claimed(counted, 'de').html).toMatch(/Lernende.*beantwortete Kanji/);
  expect(claimed(counted, 'de').html).not.toMatch(/aktive|gelernte/);
});

test('LAN-05 what there is nothing of is not claimed, nor anything that could not be had', () => {
  const fresh = claimed({ ...counted, learners: 0, kanjiAnswered: 0 }, 'de');
  expect(textsOf(fresh.claims)).toEqual([['357'], []]);
  expect(fresh.html).not.toContain('<dl');
  expect(claimed(null, 'de')).toMatchObject({ claims: null, html: expect.not.stringContaining('<dl') });
});

test('SHL-03 search engines are told of the rating only with the figures of the specification', () => {
  const factsOf = (figures: ClaimedFigures | null) => applicationFacts(page, claimed(figures, 'en').claims);
  expect(factsOf('specified')).toMatchObject({
    educationalLevel: 'JLPT N5–N1',
    aggregateRating: { ratingValue: 4.9, bestRating: 5, ratingCount: 5000 },
  });
  expect(factsOf(counted)).toMatchObject({ educationalLevel: 'JLPT N5–N2' });
  for (const figures of [counted, null]) expect(factsOf(figures)).not.toHaveProperty('aggregateRating');
});

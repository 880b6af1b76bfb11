import type { Locale } from '@michi/messages/locales';
import { createRoutesStub, useLocation, useNavigate } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { button, press } from '../../testing/screen.tsx';
import { KeepPlace } from './keep-place.tsx';

/** How high the paragraphs of a page's two sections are in each language, in px: nothing hangs on a font. */
const heights: Readonly<Partial<Record<Locale, readonly number[][]>>> = {
  de: [
    [300, 900],
    [100, 400, 100, 1500],
  ],
  ja: [
    [500, 1200],
    [200, 100, 100, 1500],
  ],
};

/** A legal text on a wide screen: beside each section stands its heading, as high as the section. */
function Text() {
  const locale = useLocation().pathname.startsWith('/ja/') ? 'ja' : 'de';
  const navigate = useNavigate();
  return (
    <>
      <button
        type="button"
        style={{ position: 'fixed' }}
        onClick={() => navigate('/ja/privacy', { preventScrollReset: true })}
      >
        日本語
      </button>
      <main>
        {heights[locale]?.map((section, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections stay in their order
          <section key={at} style={{ display: 'grid', gridTemplateColumns: '200px 600px' }}>
            <h2>{at}</h2>
            <div>
              {section.map((height, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same
                <p key={index} style={{ height, margin: 0 }} />
              ))}
            </div>
          </section>
        ))}
      </main>
      <KeepPlace locale={locale} />
    </>
  );
}

test.each([
  ['its first line', 5, 5],
  ['its middle', 200, 50],
])('SHL-02 another language leaves the reader in the same paragraph, at %s', async (_, read, then) => {
  document.documentElement.style.overflowAnchor = 'none'; // some browsers hold nothing while texts change
  onTestFinished(() => {
    document.documentElement.style.overflowAnchor = '';
    scrollTo(0, 0);
  });
  const Site = createRoutesStub([{ path: '*', Component: Text }]);
  await render(<Site initialEntries={['/privacy']} />);
  const line = innerHeight / 3;
  const top = () => document.querySelectorAll('p')[3]?.getBoundingClientRect().top ?? Number.NaN;
  scrollBy({ top: top() + read - line, behavior: 'instant' });
  press(button('日本語'));
  await expect.poll(() => document.querySelectorAll('p')[3]?.getBoundingClientRect().height).toBe(100);
  expect(Math.abs(top() + then - line)).toBeLessThan(10);
});

import { ToastRegion } from '@michi/ui/toast';
import { createRoutesStub, useLocation } from 'react-router';
import { IntlProvider } from 'use-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadMessages, messagesOf } from '../lib/language/messages.ts';
import { returnMs, useJourneyReturn } from './use-journey-return.ts';

const station = '/tabibito/beginner/first-steps?station=first-steps-park';

function Level() {
  useJourneyReturn(useLocation().hash === '#over');
  return <p>Level</p>;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

async function play(state: unknown, hash = '#over'): Promise<void> {
  const Site = createRoutesStub([
    { path: '/mitsukete', Component: Level },
    { path: '*', Component: Elsewhere },
  ]);
  await render(
    <IntlProvider locale="de" messages={messagesOf('de', ['common'])} timeZone="UTC">
      <ToastRegion label="Meldungen" dismissLabel="Schließen">
        <Site initialEntries={[{ pathname: '/mitsukete', hash, state }]} />
      </ToastRegion>
    </IntlProvider>,
  );
  await expect.element(page.getByText('Level')).toBeVisible();
}

beforeEach(async () => {
  await loadMessages('de', ['common']);
  vi.useFakeTimers();
});

test('TAB-07 after a run that a station led to, the journey goes on by itself, and says so before', async () => {
  await play({ journey: station });
  await expect.element(page.getByText('Gleich geht die Reise weiter.', { exact: false })).toBeVisible();
  await vi.advanceTimersByTimeAsync(returnMs);
  await expect.element(page.getByText(station)).toBeVisible();
});

test.each([
  ['a key', () => userEvent.keyboard('{Tab}')],
  ['a tap', () => userEvent.click(document.body)],
])('TAB-07 %s lets one stay', async (_, act) => {
  await play({ journey: station });
  await act();
  await vi.advanceTimersByTimeAsync(returnMs);
  await expect.element(page.getByText('Level')).toBeVisible();
});

test.each([
  ['a run that goes on', { journey: station }, ''],
  ['one that no station led to', null, '#over'],
  ['an address that is no station', { journey: 'https://evil.example/tabibito/' }, '#over'],
])('TAB-07 %s leads nowhere', async (_, state, hash) => {
  await play(state, hash);
  await vi.advanceTimersByTimeAsync(returnMs);
  await expect.element(page.getByText('Level')).toBeVisible();
});

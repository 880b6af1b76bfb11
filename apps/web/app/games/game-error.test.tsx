import { gameOf, playableGames } from '@michi/games/catalogue';
import { locales } from '@michi/messages/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl';
import { describe, expect, test } from 'vitest';
import { writtenMessages } from '../testing/messages.ts';
import { GameError } from './game-error.tsx';

describe.each(locales)('%s', (locale) => {
  test.each(playableGames)('SHL-10 %s has an error page of its own, with ways on', (game) => {
    const messages = writtenMessages(locale, ['common', 'problems', game]);
    const element = (
      <IntlProvider locale={locale} messages={messages} timeZone="UTC">
        <GameError game={game} />
      </IntlProvider>
    );
    const router = createMemoryRouter([{ path: '/:lang?/*', element }], {
      initialEntries: [`/${locale}/${game}/here`],
    });
    const page = renderToStaticMarkup(<RouterProvider router={router} />);
    const { title, text, resume } = messages.problems.gameBroken;
    expect(page).toContain(`data-dye="${gameOf(game).dye}"`);
    expect(page).toContain(`<h1>${messages[game].title}</h1>`);
    expect(page).toContain(`<h2>${title}</h2><p>${text}</p>`);
    expect(page).toMatch(new RegExp(`href="/${locale}/${game}/here".*?${resume}`));
    expect(page).toContain(`href="/${locale}/games"`);
    expect(page).toContain(`href="/${locale}/contact"`);
  });
});

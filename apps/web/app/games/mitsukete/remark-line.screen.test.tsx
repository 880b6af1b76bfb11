import type { LevelKanji } from '@michi/contracts/game-levels';
import { locales } from '@michi/messages/locales';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { loadDeck } from '../../lib/language/kanji-deck.ts';
import { loadMessages, messagesOf } from '../../lib/language/messages.ts';
import { KanjiProvider } from './kanji-of.tsx';
import { onTheWire } from './levels.ts';
import type { Remark } from './remark.ts';
import { RemarkLine } from './remark-line.tsx';
import './frame.tsx';
import './play-screen.tsx';

const namespaces = ['mitsukete', 'lookalikes'] as const;

test.each(locales)('MIT-06 GAM-01 on a phone whatever is told in %s fits the line', async (locale) => {
  await page.viewport(360, 640);
  await loadMessages(locale, namespaces);
  const messages = messagesOf(locale, namespaces);
  const decks = await Promise.all(
    (['deck-1', 'deck-2', 'deck-3'] as const).map((deck) => loadDeck(deck, locale)),
  );
  const all = decks.flat();
  const level = {
    id: 'all',
    difficulty: 1,
    rows: 4,
    cols: 4,
    targetCount: 3,
    kanjiCount: 5,
    timeLimitS: null,
  };
  const points = { unlockScore: 0, pointsPerMatch: 10, targetBonus: 20, timeBonus: 0 };
  const kanji: readonly LevelKanji[] = onTheWire(
    { ...level, ...points, kanji: all.map((each) => each.kanji) },
    all,
  ).kanji_list;
  const pairs = Object.keys((messages as { lookalikes: object }).lookalikes);
  const remarks: Remark[] = [
    ...pairs.map((pair): Remark => ({ about: 'mistaken', taken: [pair.charAt(0)], meant: pair.charAt(1) })),
    ...kanji
      .map((each, index) => ({ taken: kanji.at(index - 1)?.kanji ?? '', meant: each.kanji }))
      .filter(({ taken, meant }) => !pairs.includes(taken + meant))
      .map(({ taken, meant }): Remark => ({ about: 'mistaken', taken: [taken], meant })),
    ...kanji.map((each): Remark => ({ about: 'notSought', kanji: each.kanji })),
    ...kanji.map((each): Remark => ({ about: 'match', kanji: each.kanji, points: 1_000 })),
  ];
  await render(
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      <KanjiProvider kanji={kanji}>
        <div className="mit wrap">
          <div className="mit__task">
            <RemarkLine remark={null} hint="" />
            {remarks.map((remark) => (
              <RemarkLine key={JSON.stringify(remark)} remark={remark} hint="" />
            ))}
          </div>
        </div>
      </KanjiProvider>
    </IntlProvider>,
  );
  await document.fonts.ready;
  const [reserved = 0, ...heights] = [...document.querySelectorAll('.mit__line')].map(
    (line) => line.getBoundingClientRect().height,
  );
  expect(heights).toHaveLength(remarks.length);
  const grown = remarks.filter((_, index) => (heights[index] ?? 0) > reserved);
  expect(grown.map((remark) => JSON.stringify(remark))).toEqual([]);
  await cleanup();
});

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { PlayableGame } from '@michi/games/catalogue';
import { translatePage } from '../../apps/web/app/testing/translator.ts';
import { readFacts } from '../../apps/web/build-tools/worker-facts.ts';
import { until } from './browser.ts';
import type { Middleman } from './middleman.ts';
import type { Visitor } from './visitor.ts';

/** What is tried; it throws where the browser cannot do it. */
export type Situation = (visitor: Visitor, middleman: Middleman) => Promise<void>;

const enter = '\uE006';

const facts = await readFacts(join(import.meta.dirname, '../../apps/web/build/client'));

/** The paths that the service worker keeps for a game in German. */
function neededBy(game: PlayableGame): string[] {
  const needs = [facts.shell, facts.games[game]].filter((each) => each !== undefined);
  const files = needs.flatMap(({ all, of }) => [...all, ...of.de]);
  return ['/shell', ...needs.flatMap(({ answers }) => answers), ...files.map((file) => `/assets/${file}`)];
}

const areKept = (paths: readonly string[]) =>
  `Promise.all(${JSON.stringify(paths)}.map((path) => caches.match(path, { ignoreVary: true })))
    .then((kept) => kept.every((each) => each !== undefined))`;

/** How many characters of text the page shows. */
const textLength = 'document.querySelector("main").innerText.length';

export const situations: Readonly<Record<string, Situation>> = {
  'the home page is taken over and deals its nine kanji': async (visitor) => {
    await visitor.visit('/');
    await visitor.see('h1');
    await until('nine kanji', () => visitor.ask('document.querySelectorAll(".bogen__cell").length === 9'));
  },

  'an article is read, and a link in it leads on': async (visitor) => {
    await visitor.visit('/blog/okurigana');
    await hasMore(visitor, 4_000);
    await visitor.click('a[href="/blog"]', '');
    await until('the blog', () => visitor.ask('location.pathname === "/blog"'));
  },

  'somebody registers, and is still signed in after a reload': async (visitor) => {
    await visitor.visit('/about');
    await signUp(visitor);
    await visitor.reload();
    await visitor.see('header', 'Konto von');
    await visitor.ask('localStorage.clear()');
  },

  'Hanazono: what is typed is judged': async (visitor) => {
    await visitor.visit('/hanazono');
    await plantFirst(visitor);
    await visitor.click('.hana-pl[data-kanji="一"]');
    const asked = String(
      await visitor.ask('document.querySelector("section h2, section h3").closest("section").innerText'),
    );
    if (asked.includes('Form')) await visitor.click('.hana-options__option', '一');
    else {
      await visitor.click('section input');
      await visitor.type((asked.includes('liest') ? 'ichi' : 'eins') + enter);
    }
    await visitor.see('section', 'Richtig!');
  },

  'Tatakae: strokes are drawn on the paper': async (visitor) => {
    await visitor.visit('/tatakae');
    await visitor.click('a', 'Duell beginnen');
    await visitor.click('button', 'Sofort anfangen');
    const [x, y] = await visitor.see('[role=application]');
    await visitor.stroke([
      [x - 60, y - 20],
      [x, y - 20],
      [x + 60, y - 20],
    ]);
    await until('a stroke', () =>
      visitor.ask('/\\b1 von/.test(document.querySelector("[role=application]").ariaLabel)'),
    );
  },

  'Mitsukete starts again without a network once it was opened': async (visitor, middleman) => {
    await visitor.visit('/mitsukete');
    await until('the worker', () =>
      visitor.ask('navigator.serviceWorker.ready.then((each) => each.active?.state === "activated")'),
    );
    await until('what the game needs', () => visitor.ask(areKept(neededBy('mitsukete'))));
    middleman.isCut = true;
    await visitor.reload();
    await visitor.click('a[href="/mitsukete/levels"]');
    await visitor.click('a', 'Erste Striche');
    await until('the cards', () =>
      visitor.ask('document.querySelectorAll("main button[aria-label]").length >= 16'),
    );
  },

  'a page that was changed on its way keeps its text and the dark theme': async (visitor, middleman) => {
    await visitor.visit('/about');
    await visitor.ask('localStorage.setItem("kanji-no-michi:theme", "dark")');
    middleman.change = (html) =>
      html
        .replace(/<body[^>]*>/, '$&<div>put first by somebody</div>')
        .replace(/<input[^>]*>/g, '$&<div></div>')
        .replaceAll('Okurigana', 'Ōkurigana');
    await visitor.visit('/blog/okurigana');
    await hasMore(visitor, 4_000);
    await until('the dark theme', () => visitor.ask('document.documentElement.dataset.theme === "dark"'));
    await visitor.visit('/contact');
    await visitor.see('main input');
    await visitor.see('h1');
  },

  'a page that is being translated plays on': async (visitor) => {
    for (const [path, press] of Object.entries(firstMoves)) {
      await visitor.visit(path);
      await visitor.ask(`void (${translatePage})()`);
      for (const css of press) await visitor.click(css);
      await until('the page as it was', () =>
        visitor.ask(
          'document.querySelector(".site__error") === null && document.querySelector("main") !== null',
        ),
      );
    }
  },
};

/** What is pressed first where texts come and go. */
const firstMoves: Readonly<Record<string, readonly string[]>> = {
  '/mitsukete/play/first-strokes': [1, 2, 3].map(
    (card) => `.mit__grid > :nth-child(${card}) button, .mit__grid > button:nth-child(${card})`,
  ),
  '/jukugo': ['.juk__cards button'],
  '/puzzle': ['.puz__rads button'],
  '/blog': ['.blog-filter li:nth-child(2) a'],
  '/contact': ['main form [type=submit]'],
};

async function signUp(visitor: Visitor): Promise<void> {
  const name = `Leser${randomUUID().slice(0, 8)}`;
  await visitor.click('header button', 'Anmelden');
  // On a busy machine WebKitGTK may still show the dialog where its opening began, and the press misses the tab.
  await until('the form for a new account', async () => {
    await visitor.click('[role=tab]', 'Registrieren');
    return visitor.ask(
      `document.querySelector('[role=tab][aria-selected=true]').textContent === 'Registrieren'`,
    );
  });
  const password = 'ein Satz über Tusche 7';
  for (const [label, text] of [
    ['E-Mail', `${name}@example.org`],
    ['Benutzername', name],
    ['Passwort', password],
    ['Passwort wiederholen', password],
  ] as const) {
    await focusField(visitor, label);
    await visitor.type(text);
  }
  await visitor.type(enter);
  await visitor.see('header', 'Konto von');
}

const focusField = (visitor: Visitor, label: string) =>
  until(`the field ${label}`, () =>
    visitor.ask(`(() => {
      const labels = [...document.querySelectorAll('label')];
      const field = labels.find((each) => each.textContent.trim() === ${JSON.stringify(label)})?.control;
      field?.focus();
      return field !== undefined && document.activeElement === field;
    })()`),
  );

async function plantFirst(visitor: Visitor): Promise<void> {
  await visitor.click('[role=dialog] button, dialog button', 'In den Garten');
  await visitor.gone('.hana-tutorial');
  await visitor.click('.hana-soil');
  await visitor.see('.hana-pl[data-kanji="一"]');
}

async function hasMore(visitor: Visitor, characters: number): Promise<void> {
  await until(`${characters} characters of text`, () => visitor.ask(`${textLength} > ${characters}`));
}

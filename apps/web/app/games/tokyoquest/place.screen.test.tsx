import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, expectAccessible, phones, sidewaysScroll } from '../../testing/screen.tsx';
import { listen, openEnding, openMap, openPlace, storedWalk, travelled } from '../../testing/tokyoquest.ts';
import { expectWarning } from '../../testing/warnings.ts';

const everything = [
  ...['meeting', 'menu', 'rain', 'lantern', 'ride', 'parts', 'exit', 'cafe'],
  ...['clock', 'shrine', 'letter', 'game', 'trail', 'lake', 'hut', 'summit'],
].sort();

describe('TOK-01 a place', () => {
  test('shows where one is, whom one meets, what is asked, where one can go, and what one carries', async () => {
    await openPlace('shibuya');
    await expect.element(page.getByRole('heading', { name: 'Shibuya' })).toBeVisible();
    const people = page.getByRole('navigation', { name: 'Mit wem möchtest du sprechen?' });
    await expect.element(people.getByRole('link', { name: /Aoi.*Neu für dich/ })).toBeVisible();
    await expect
      .element(people.getByRole('link', { name: /Fumi.*Dir fehlt: Schirm \(Harajuku\)/ }))
      .toBeVisible();
    await expect
      .element(people.getByRole('link', { name: /Mori.*Dir fehlt: Fahrkarte \(Shibuya\) und noch etwas/ }))
      .toBeVisible();
    await expect.element(page.getByText('0 von 3 erledigt')).toBeVisible();
    await expect.element(page.getByText('Gesperrt: „Treffpunkt am Bahnhof“ in Shibuya')).toBeVisible();
    await expect.element(button(/Wörterbuch/)).toBeVisible();
    await expect.element(page.getByText('100/100')).toBeVisible();
    expect(document.querySelectorAll('.tq-goals a')).toHaveLength(1);
    await expectAccessible('a place');
  });

  test('that is not open is told to be closed, and what opens it', async () => {
    await openPlace('mount-fuji');
    await expect.element(page.getByText('Fuji ist noch nicht offen')).toBeVisible();
    await expect.element(page.getByText('Öffnet sich mit „Brief an den Berg“ (Mei, Harajuku)')).toBeVisible();
    expect(document.querySelector('.tq-people')).toBeNull();
    expect(storedWalk()).toBeNull();
    await expectAccessible('a closed place');
  });

  test('is remembered as the last one', async () => {
    travelled({ done: ['meeting'] });
    await openPlace('harajuku');
    await expect.poll(storedWalk).toMatchObject({ place: 'harajuku' });
  });
});

describe('TOK-02 a conversation', () => {
  test('goes sentence by sentence; what is chosen changes what is said and is kept', async () => {
    await openPlace('shibuya', 'meeting');
    await expect.element(page.getByRole('heading', { name: 'Aoi' })).toHaveFocus();
    await button('Weiter').click();
    await button(/いいえ/).click();
    await expect.element(page.getByText('„Ich verlaufe mich auch noch. Gehen wir zusammen.“')).toBeVisible();
    expect(storedWalk().choices).toEqual({ meeting: 'b' });
    await button('Zurück').click();
    await button(/はい/).click();
    await expect.element(page.getByText('„Willkommen! Dann lass uns zusammen gehen.“')).toBeVisible();
    await button('Übersetzung').click();
    await expect.element(page.getByText('„Willkommen!', { exact: false })).not.toBeInTheDocument();
    await expectAccessible('a conversation');
  });

  test('GAM-01 is led by the keyboard alone: the focus is never lost, and Enter chooses no answer unread', async () => {
    await openPlace('shibuya', 'meeting');
    await expect.element(page.getByRole('heading', { name: 'Aoi' })).toHaveFocus();
    button('Weiter').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Was sagst du?')).toHaveFocus();
    await userEvent.keyboard('{Enter}{Tab}{Enter}');
    await expect.element(button('Weiter')).toHaveFocus();
    button('Zurück').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Was sagst du?')).toHaveFocus();
  });

  test.each(phones)('GAM-01 at %i × %i the way on stays where it is, in view', async (...size) => {
    await page.viewport(...size);
    travelled({ done: ['meeting'] });
    await openPlace('harajuku', 'menu');
    await expect.element(button('Weiter')).toBeInTheDocument();
    await document.fonts.ready;
    const where = (name: string) => button(name).element().getBoundingClientRect();
    const first = where('Weiter');
    expect(first.bottom).toBeLessThanOrEqual(innerHeight);
    for (let step = 0; document.querySelector('.tq-talk__next') || step === 0; step++) {
      const options = document.querySelectorAll<HTMLElement>('.tq-talk__options button');
      if (options.length > 0) options[0]?.click();
      else {
        const next = document.querySelector<HTMLElement>('.tq-talk__next');
        if (next?.textContent?.includes('Auftrag')) break;
        expect(next?.getBoundingClientRect().top, `step ${step}`).toBe(first.top);
        expect(next?.getBoundingClientRect().right, `step ${step}`).toBe(first.right);
        if (button('Zurück').query()) expect(where('Zurück').right).toBeLessThanOrEqual(first.left);
        next?.click();
      }
      await new Promise(requestAnimationFrame);
    }
  });

  test('GAM-01 is stepped through by Enter and the arrow keys from the first moment', async () => {
    await openPlace('shibuya', 'meeting');
    await expect.element(page.getByRole('heading', { name: 'Aoi' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Was sagst du?')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText('Was sagst du?')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('img', { name: /^Satz 1 von/ })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText('Was sagst du?')).toBeVisible();
  });

  test('GAM-01 a word to look up stands close to what belongs to it, with enough room for a finger', async () => {
    await page.viewport(360, 640);
    travelled({ done: ['meeting'] });
    await openPlace('shibuya', 'rain');
    const word = button(/^来/);
    await expect.element(word).toBeInTheDocument();
    await document.fonts.ready;
    const { left, right, top, bottom } = word.element().getBoundingClientRect();
    const signs = document.createRange();
    signs.selectNodeContents(word.element());
    expect(right - left).toBeLessThan(signs.getBoundingClientRect().width + 2);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    for (const [dx, dy] of [
      [-20, 0],
      [20, 0],
      [0, -20],
      [0, 20],
    ] as const)
      expect(document.elementFromPoint(x + dx, y + dy)?.closest('button'), `${dx} ${dy}`).toBe(
        word.element(),
      );
  });

  test('kanji are looked up where they stand, one word at a time', async () => {
    await openPlace('shibuya', 'meeting');
    await button(/東京/).click();
    const card = page.getByRole('region', { name: 'Nachgeschlagen: 東京' });
    await expect.element(card.getByText('Osten')).toBeVisible();
    await button(/^来/).click();
    await expect.element(page.getByRole('region', { name: 'Nachgeschlagen: 来' })).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
    await expectAccessible('a word looked up');
    await button('Schließen').click();
    expect(document.querySelector('.tq-lookup')).toBeNull();
  });

  test('at its end the quest begins, and is under way', async () => {
    await openPlace('shibuya', 'meeting');
    await expect.element(button('Weiter')).toBeVisible();
    await listen(1);
    await expect.element(page.getByText('Was bedeutet dieses Zeichen?')).toBeVisible();
    expect(storedWalk()).toMatchObject({ underway: 'meeting', choices: { meeting: 'b' } });
  });

  test('of what is lacking says where to get it', async () => {
    travelled({ done: ['meeting'] });
    await openPlace('shibuya', 'rain');
    await expect
      .element(page.getByText('Schirm, von Ken in Harajuku („Die Karte ohne Bilder“)'))
      .toBeVisible();
    await expectAccessible('something is lacking');
  });

  test('names people and places as its language does', async () => {
    travelled({ done: everything.filter((id) => !['cafe', 'lake', 'summit'].includes(id)) });
    await openPlace('mount-fuji', 'lake');
    await expect
      .element(page.getByText('Fisch, von der Katze in Akihabara („Die Katze im Keller“)'))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Zurück zum Fuji' })).toBeVisible();
  });

  test('what was brought is used', async () => {
    travelled({ done: ['meeting', 'menu'] });
    await openPlace('shibuya', 'rain');
    await button('Schirm benutzen').click();
    await expect.element(page.getByText('„Oje, Regen! Die Bücher werden nass.“')).toBeVisible();
  });

  test('GAM-01 several things are used one after the other, by the keyboard alone', async () => {
    travelled({ done: everything.filter((id) => id !== 'summit') });
    await openPlace('mount-fuji', 'summit');
    const things = page.getByRole('button', { name: / benutzen$/ });
    await expect.element(things.first()).toBeInTheDocument();
    things.first().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(things.first()).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Aoi' })).toHaveFocus();
  });

  test('with somebody whose quest is done is a greeting', async () => {
    travelled({ done: ['meeting'] });
    await openPlace('shibuya', 'meeting');
    await expect.element(page.getByText('„Hast du schon die Crêpes', { exact: false })).toBeVisible();
    await expect.element(button('Bis bald')).toBeVisible();
  });

  test('in Japanese the sentence stands in kana below', async () => {
    await openPlace('shibuya', 'meeting', 'ja');
    await expect.element(page.getByText('「きた ことが ある？ とうきょうは はじめて？」')).toBeVisible();
  });

  test('in Japanese a sentence without kanji is told once', async () => {
    await openPlace('shibuya', 'meeting', 'ja');
    await button('つぎへ').click();
    await expect
      .element(button(/道/))
      .toHaveTextContent('いいえ、でも道みちがわかりません。いいえ、 でも みちが わかりません。');
    await expect.element(button(/^はい/)).toHaveTextContent('はい、はじめてです。');
  });
});

test('TOK-01 the bag: the dictionary holds what was learned, something to eat heals', async () => {
  travelled({ done: ['exit', 'meeting'], health: 60 });
  await openPlace('shibuya');
  await button(/Wörterbuch/).click();
  await expect.element(page.getByText('7 Zeichen hast du unterwegs gelernt.')).toBeVisible();
  await page.viewport(740, 360); // it has to be scrolled
  await expect.element(button('Schließen')).toHaveFocus();
  await expectAccessible('the dictionary');
  await userEvent.keyboard('{Escape}');
  await button(/Onigiri/).click();
  await button('Aufessen: +50 Gesundheit').click();
  await expect.element(page.getByText('110/120')).toBeVisible();
  expect(storedWalk()).toMatchObject({ health: 110, eaten: ['onigiri-1'] });
});

describe('TOK-01 the map', () => {
  test('shows what is open and what opens the rest', async () => {
    travelled({ done: ['meeting', 'menu', 'rain'], place: 'asakusa' });
    await openMap();
    await expect.element(page.getByText('3 von 5 Orten offen')).toBeVisible();
    expect(document.querySelectorAll('.tq-map a')).toHaveLength(3);
    await expect
      .element(page.getByText('Geöffnet durch „Das Buch im Regen“ (Frau Fumi, Shibuya)'))
      .toBeVisible();
    await expect.element(page.getByText('Öffnet sich mit „Die Laterne“ (Herr Sato, Asakusa)')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Weiterspielen', exact: true }))
      .toHaveAttribute('href', '/tokyoquest/asakusa');
    const awaited = page.getByRole('listitem').filter({ hasText: 'Jemand wartet auf dich' });
    await expect.element(awaited.getByRole('heading')).toHaveTextContent('Asakusa 浅草あさくさ');
    await expectAccessible('the map');
  });

  test('leads to whoever waits, and marks their place', async () => {
    travelled({ done: ['meeting'], place: 'shibuya' });
    await openMap();
    await expect
      .element(page.getByRole('link', { name: 'Weiter nach Harajuku' }))
      .toHaveAttribute('href', '/tokyoquest/harajuku');
    const map = page.getByRole('navigation', { name: 'Karte von Tokio' });
    await expect
      .element(map.getByRole('link', { name: /Jemand wartet auf dich/ }))
      .toHaveAttribute('href', '/tokyoquest/harajuku');
  });

  test('GAM-03 a walk that cannot be read is set aside and told, and the story begins anew', async () => {
    expectWarning('is corrupt');
    localStorage.setItem('kanji-no-michi:save:tokyoquest:walk', '{"walk":7}');
    await openMap();
    await expect
      .element(page.getByText('Dein Spielstand ließ sich nicht lesen.', { exact: false }))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Losgehen' }))
      .toHaveAttribute('href', '/tokyoquest/shibuya');
    expect(localStorage.getItem('kanji-no-michi:save:tokyoquest:walk:corrupt')).toBe('{"walk":7}');
  });

  test('GAM-03 a walk of a newer build is set aside too, told at a place as well, until one has gone on', async () => {
    localStorage.setItem(
      'kanji-no-michi:save:tokyoquest:walk',
      JSON.stringify({ ...storedWalk(), walk: 1, done: ['meeting', 'nikko'], place: 'nikko', format: 2 }),
    );
    const told = page.getByText('Dein Spielstand ließ sich nicht lesen.', { exact: false });
    await openPlace('shibuya');
    await expect.element(told).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Aoi.*Neu für dich/ })).toBeVisible();
    travelled({ done: ['meeting'] });
    window.dispatchEvent(new StorageEvent('storage'));
    await expect.element(told).not.toBeInTheDocument();
  });
});

describe('TOK-03 the ending', () => {
  test('waits until the last quest is done', async () => {
    await openEnding();
    await expect.element(page.getByText('Der Gipfel wartet')).toBeVisible();
    await expectAccessible('no ending yet');
  });

  test('tells what was learned, and lets the story be walked again', async () => {
    travelled({ done: everything, place: 'mount-fuji' });
    await openEnding();
    const learned = page.getByText(/^\d\d Zeichen hast du gelernt$/);
    await expect.element(learned).toBeVisible();
    const again = button('Die zweite Reise beginnen').element();
    const isBefore = again.compareDocumentPosition(learned.element()) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore, 'the way on stands before the long list').toBeTruthy();
    await expectAccessible('the ending');
    await button('Die zweite Reise beginnen').click();
    expect(storedWalk()).toMatchObject({ walk: 2, place: 'shibuya', done: everything });
  });
});

test.each(phones)(
  'GAM-01 at %i × %i nothing is cut off at the side, and targets are large enough',
  async (...size) => {
    await page.viewport(...size);
    travelled({ done: everything.filter((id) => id !== 'summit') });
    const small = () =>
      [...document.querySelectorAll<HTMLElement>('main :is(a, button:not(.tq-word))')]
        .filter(
          ({ offsetWidth, offsetHeight }) => offsetWidth > 0 && Math.min(offsetWidth, offsetHeight) < 44,
        )
        .map(({ textContent }) => textContent);
    await openMap();
    await expect.element(page.getByText('5 von 5 Orten offen')).toBeInTheDocument();
    expect([small(), sidewaysScroll()]).toEqual([[], 0]);
    document.body.replaceChildren();
    await openPlace('mount-fuji', 'summit');
    await expect.element(button('Amulett benutzen')).toBeInTheDocument();
    expect([small(), sidewaysScroll()]).toEqual([[], 0]);
  },
);

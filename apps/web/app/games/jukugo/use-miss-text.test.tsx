import de from '@michi/messages/de/jukugo.json';
import en from '@michi/messages/en/jukugo.json';
import es from '@michi/messages/es/jukugo.json';
import fr from '@michi/messages/fr/jukugo.json';
import ja from '@michi/messages/ja/jukugo.json';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import type { CardText, CardTexts } from './card-texts.ts';
import type { Miss } from './miss.ts';
import { useMissText } from './use-miss-text.ts';

const messages = { de, en, es, fr, ja };

function Said({ texts, miss }: { texts: CardTexts; miss: Miss }) {
  return useMissText(texts)(miss);
}

/** What is said of 手 and 校 in the place of 学校, in a language in which they mean this. */
function said(
  locale: keyof typeof messages,
  made: Miss['made'],
  [hand, school]: readonly [string, string],
): string {
  const texts = new Map<string, CardText>([
    ['手', { readings: ['て'], meaning: hand }],
    ['校', { readings: ['こう'], meaning: school }],
  ]);
  const miss: Miss = { pair: ['手', '校'], fits: [false, true], made, sought: 'がっ', stray: '手' };
  return renderToStaticMarkup(
    <IntlProvider locale={locale} messages={{ jukugo: messages[locale] }} timeZone="UTC">
      <Said texts={texts} miss={miss} />
    </IntlProvider>,
  );
}

test.each([
  [
    'de',
    ['Hand', 'Schule'],
    '手 „Hand“ + 校 „Schule“ steht nicht in unserer Wortliste. Gesucht: がっ. 手 liest man hier て.',
  ],
  [
    'en',
    ['hand', 'school'],
    '手 “hand” + 校 “school” is not on our word list. You need がっ; 手 is read て here.',
  ],
  [
    'es',
    ['mano', 'escuela'],
    '手 «mano» + 校 «escuela» no está en nuestra lista de palabras. Buscas がっ; 手 se lee aquí て.',
  ],
  [
    'fr',
    ['main', 'école'],
    '手 «\u202fmain\u202f» + 校 «\u202fécole\u202f» n’est pas dans notre liste de mots. Il faut がっ\u202f; ici, 手 se lit て.',
  ],
  [
    'ja',
    ['て', 'こう'],
    '手（て）＋校（こう）は一覧にない言葉です。探すのは「がっ」。手は「て」と読みます。',
  ],
] as const)(
  'JUK-05 of two kanji that make no word it is said in %s what each of them means',
  (locale, meanings, sentence) => {
    expect(said(locale, 'unlisted', meanings)).toBe(sentence);
    for (const made of ['sameSound', 'other'] as const)
      expect(said(locale, made, meanings)).toContain(sentence.slice(0, sentence.indexOf('校') + 1));
  },
);

test('JUK-05 where nobody knows what one of them means, neither is told', () => {
  expect(said('de', 'other', ['Hand', ''])).toContain('手校 ist nicht das gesuchte Wort.');
});

import { expect, test } from 'vitest';
import { faultsOf } from './translated-markup.ts';

const faults = (markup: string) =>
  faultsOf('a.tsx', `const a = (\n${markup}\n);`).map(({ line, says }) => `${line}: ${says.slice(0, 21)}`);
const [goes, follows] = ['text that comes and g', 'text follows what com'];

test.each([
  ['a text that comes', '<p><b>1</b>\n{more && t("more")}</p>'],
  ['a text in place of an element', '<p><b>1</b>\n{more ? <i>2</i> : t("more")}</p>'],
  ['a text out of two', '<p><b>1</b>\n{more ? (first ? "one" : null) : undefined}</p>'],
  ['a template', '<p>{t("some")}\n{more && ` · more`}</p>'],
  ['a value', '<p><b>1</b>\n{more && count}</p>'],
  ['a text in a fragment', '<p><b>1</b>\n{more && (<>{" · "}<i>2</i></>)}</p>'],
  ['a text in a fragment’s place', '<><b>1</b>\n{more && "2"}</>'],
])('WEB-01 %s, beside other content, is found', (_, markup) => {
  expect(faults(markup)).toEqual([`3: ${goes}`]);
});

test.each([
  ['what comes and goes', '<p>{more && <b>1</b>}\n{t("some")}</p>'],
  ['one of two elements', '<p>{more ? <b>1</b> : <i>2</i>}{rest && <b>3</b>}\nsome</p>'],
  ['a list', '<p>{all.map((each) => <b key={each}>{each}</b>)}\nsome</p>'],
])('WEB-01 a text after %s is found', (_, markup) => {
  expect(faults(markup)).toContain(`3: ${follows}`);
});

test.each([
  ['only text of its element', '<p>{more && t("more")}</p>'],
  ['one of two texts', '<p><b>1</b> {more ? t("more") : t("less")}</p>'],
  ['in an element', '<p>{more && <b>1</b>}<span>{t("some")}</span>{more && <span>{t("more")}</span>}</p>'],
  ['before what comes and goes', '<p>{t("some")} {more && <b>1</b>}</p>'],
  ['after an element that stays', '<p>{more && <b>1</b>}<br />{t("some")}</p>'],
  ['nothing but space', '<p>{more && <b>1</b>} <b>2</b></p>'],
  ['of the caller', '<p>{more && <b>1</b>}{children}</p>'],
])('WEB-01 text that is %s is left alone', (_, markup) => {
  expect(faults(markup)).toEqual([]);
});

test.each(['lang="ja"', "lang={'ja'}", "lang={known ? 'ja' : undefined}"])(
  'WEB-01 Japanese that is marked by hand is found: %s',
  (attribute) => {
    expect(faultsOf('a.tsx', `const a = <b ${attribute}>木</b>;`)).toHaveLength(1);
  },
);

test('WEB-01 Japanese that is marked by what keeps translators off is right, as is any other language', () => {
  expect(faults('<p><b {...japanese}>木</b><b lang={locale}>a</b></p>')).toEqual([]);
});

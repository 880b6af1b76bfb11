import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button, buttonClass, IconButton } from './button.tsx';
import { Chip } from './chip.tsx';
import { KanjiCard } from './kanji-card.tsx';
import { Slider } from './slider.tsx';
import { Tabs } from './tabs.tsx';
import { Toggle } from './toggle.tsx';

const nothing = () => {};

test('a button never submits by accident, and a link can look like it', () => {
  expect(render(<Button>Go</Button>)).toBe('<button type="button" class="btn">Go</button>');
  expect(render(<Button type="submit">Go</Button>)).toContain('type="submit"');
  expect(buttonClass({ variant: 'accent', size: 'lg', block: true, className: 'own' })).toBe(
    'btn btn--accent btn--lg btn--block own',
  );
});

test('a busy button says so and stays in the tab order', () => {
  const html = render(
    <Button busy icon="check">
      Sending
    </Button>,
  );
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('disabled');
  expect(html).not.toContain('<svg');
});

test('an icon button has a name and its picture has none', () => {
  const html = render(<IconButton icon="close" label="Close" edge />);
  expect(html).toContain('aria-label="Close"');
  expect(html).toContain('class="icon-btn icon-btn--edge"');
  expect(html).toMatch(/<svg[^>]* aria-hidden="true"/);
});

test('a chip tells whether it is pressed, unless it is no toggle', () => {
  expect(render(<Chip pressed>All</Chip>)).toContain('aria-pressed="true"');
  expect(render(<Chip pressed={false}>All</Chip>)).toContain('aria-pressed="false"');
  const radio = render(
    <Chip role="radio" aria-checked>
      All
    </Chip>,
  );
  expect(radio).toContain('aria-checked="true"');
  expect(radio).not.toContain('aria-pressed');
});

test('a chip shows a count of nought', () => {
  expect(render(<Chip count={0}>All</Chip>)).toContain('<b class="num">0</b>');
});

test('a kanji card is Japanese, named, and pressed only when selected', () => {
  const selected = render(<KanjiCard kanji="木" label="木, row 1, column 2" state="selected" />);
  expect(selected).toContain('aria-label="木, row 1, column 2"');
  expect(selected).toContain('aria-pressed="true"');
  expect(selected).toContain('class="kcard is-selected"');
  expect(selected).toContain('<span lang="ja" translate="no" class="k">木</span>');
  expect(render(<KanjiCard kanji="木" label="木" />)).toContain('aria-pressed="false"');
});

test('STA-05 keeps a kanji and what stands under it apart, as its label does', () => {
  const text = render(<KanjiCard kanji="写" gloss="しゃ" label="写, しゃ" />).replace(/<[^>]+>/g, '');
  expect(text).toBe('写 しゃ');
});

test('right and wrong carry a mark, not colour alone', () => {
  const right = render(<KanjiCard kanji="木" label="木" state="correct" />);
  const wrong = render(<KanjiCard kanji="木" label="木" state="wrong" />);
  expect(right).toContain('kcard__mark');
  expect(wrong).toContain('kcard__mark');
  expect(right).not.toBe(wrong.replace('is-wrong', 'is-correct'));
});

test('a slider is labelled, speaks its value in words and fills its line', () => {
  const html = render(
    <Slider id="v" label="Volume" value={3} max={4} output="75 percent" onValueChange={nothing} />,
  );
  expect(html).toContain('<label class="label" for="v">Volume</label>');
  expect(html).toMatch(/<output [^>]*for="v"[^>]*aria-live="off"[^>]*>75 percent<\/output>/);
  expect(html).toContain('aria-valuetext="75 percent"');
  expect(html).toContain('style="--v:75%"');
});

test('a toggle is a labelled switch', () => {
  const html = render(<Toggle label="Music" checked onCheckedChange={nothing} />);
  expect(html).toMatch(/^<label /);
  expect(html).toMatch(/<input [^>]*role="switch"/);
  expect(html).toContain('checked=""');
});

test('tabs: one is chosen, its panel is shown and tied to it', () => {
  const html = render(
    <Tabs
      label="View"
      value="b"
      onValueChange={nothing}
      items={[
        { value: 'a', label: 'First', content: 'one' },
        { value: 'b', label: 'Second', content: 'two' },
      ]}
    />,
  );
  expect(html).toMatch(/role="tablist"[^>]*aria-label="View"|aria-label="View"[^>]*role="tablist"/);
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
  const panelId = /aria-selected="true" aria-controls="([^"]+)"/.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`id="${panelId}"[^>]*>two<`));
  expect(html).not.toContain('>one<');
});

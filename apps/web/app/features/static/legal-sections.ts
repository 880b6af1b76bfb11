/** A part of a Markdown text. */
export interface Section {
  /** The same in every language: its place in the text. */
  readonly id: string;
  /** Empty for what stands before the first heading. */
  readonly title: string;
  /** Markdown without the heading. */
  readonly body: string;
}

/** Cuts a Markdown text at its headings of the second level. */
export function sectionsOf(text: string): readonly Section[] {
  const [before = '', ...parts] = text.split(/^## /m);
  const introduction = { id: 'part-0', title: '', body: before.trim() };
  const sections = parts.map((part, index) => {
    const [title = '', ...lines] = part.split('\n');
    return { id: `part-${index + 1}`, title: title.trim(), body: lines.join('\n').trim() };
  });
  return introduction.body === '' ? sections : [introduction, ...sections];
}

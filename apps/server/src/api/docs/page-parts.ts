import { escapeMarkup as html } from '../escape-markup.ts';
import { schemaText } from './schema-text.ts';
import type { Schema } from './types.ts';

/** The fragment under which a thing of a kind stands on the page. */
export const anchor = (kind: string, name: string): string =>
  `${kind}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** The shape of a schema in a line, with links to those that have a name. */
export const shapeText = (schema: Schema): string =>
  html(schemaText(schema)).replace(
    /#\/components\/schemas\/(\w+)/g,
    (_, name: string) => `<a href="#${anchor('schema', name)}">${name}</a>`,
  );

export const shape = (schema: Schema): string => `<pre>${shapeText(schema)}</pre>`;

/** An example to unfold; nothing where there is none. */
export const example = (value: unknown): string =>
  value === undefined
    ? ''
    : `<details><summary>Example</summary><pre>${html(JSON.stringify(value, null, 2))}</pre></details>`;

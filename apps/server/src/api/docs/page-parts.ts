import { escapeMarkup as html } from '../escape-markup.ts';
import { schemaText } from './schema-text.ts';
import type { Schema } from './types.ts';

/** The fragment of an item's address on the page. */
export const anchor = (kind: string, name: string): string =>
  `${kind}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** A schema in one line, with links to named schemas. */
export const shapeText = (schema: Schema): string =>
  html(schemaText(schema)).replace(
    /#\/components\/schemas\/(\w+)/g,
    (_, name: string) => `<a href="#${anchor('schema', name)}">${name}</a>`,
  );

export const shape = (schema: Schema): string => `<pre>${shapeText(schema)}</pre>`;

/** An example that can be unfolded; empty without an example. */
export const example = (value: unknown): string =>
  value === undefined
    ? ''
    : `<details><summary>Example</summary><pre>${html(JSON.stringify(value, null, 2))}</pre></details>`;

import { escapeMarkup as html } from './escape-markup.ts';
import {
  failureRef,
  localeParameter,
  type OpenApi,
  type Operation,
  type Parameter,
  type Schema,
} from './openapi.ts';
import { schemaText } from './schema-text.ts';

/** The only style of the page; its hash is what the content security policy lets through. */
export const docsStyle = `
:root { color-scheme: light dark; --ink: light-dark(#2b2420, #ece3d4); --paper: light-dark(#faf6ec, #1d1a17);
  --card: light-dark(#fffdf7, #27231f); --line: light-dark(#d8cdb8, #4a423a); --seal: light-dark(#a8321f, #f0907c); }
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem 1rem 4rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; }
h1, h2 { line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 0 0 .5rem; font-size: 1.15rem; }
h2 code { font-size: inherit; }
h3 { margin: 1rem 0 .25rem; font-size: 1rem; }
a { color: var(--seal); }
code, pre { font: .9rem/1.5 ui-monospace, monospace; }
pre { margin: 0; padding: .75rem; border: 1px solid var(--line); border-radius: .25rem; white-space: pre-wrap;
  overflow-wrap: anywhere; }
section { margin: 1.5rem 0; padding: 1rem; background: var(--card); border: 1px solid var(--line);
  border-radius: .5rem; }
.method { color: var(--seal); }
ul { padding-left: 1.25rem; }
li { overflow-wrap: anywhere; }
`;

/** The description of the API as a page: no script, no font, nothing from elsewhere. */
export function docsPage(document: OpenApi): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const contents = calls.map(({ path, method }) => {
    return `<li><a href="#${anchor(method, path)}">${method} <code>${html(path)}</code></a></li>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(document.info.title)} · API</title>
<style>${docsStyle}</style>
</head>
<body>
<main>
<h1>${html(document.info.title)} · API</h1>
<p>${html(document.info.description)} For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<p>Every call reads a header:</p><ul>${parameterItem(localeParameter)}</ul>
<nav aria-label="Calls"><ul>${contents.join('')}</ul></nav>
${calls.map(({ path, method, operation }) => callSection(method, path, operation)).join('\n')}
<section id="failure"><h2>Failure</h2>
<p>What every failure answers with: a sentence, and sentences by field where fields are to blame.</p>
${shape(document.components.schemas.Failure)}</section>
</main>
</body>
</html>
`;
}

function callSection(method: string, path: string, operation: Operation): string {
  const { summary, description, parameters, requestBody, responses } = operation;
  const own = parameters.filter((parameter) => parameter !== localeParameter);
  const answers = Object.entries(responses).map(([status, { description, content }]) => {
    return { status, description, schema: content?.['application/json'].schema };
  });
  const failures = answers.filter(({ schema }) => schema === failureRef);
  const shapes = answers.filter(({ schema }) => schema !== failureRef);
  return `<section id="${anchor(method, path)}">
<h2><span class="method">${method}</span> <code>${html(path)}</code></h2>
<p>${html(summary)}.${description ? ` ${html(description)}` : ''}</p>
${own.length > 0 ? `<h3>Parameters</h3><ul>${own.map(parameterItem).join('')}</ul>` : ''}
${requestBody ? `<h3>Body</h3>${shape(requestBody.content['application/json'].schema)}` : ''}
${shapes.map(({ status, description, schema }) => `<h3>${status} · ${description}</h3>${schema ? shape(schema) : ''}`).join('')}
<h3><a href="#failure">Failures</a></h3>
<ul>${failures.map(({ status, description }) => `<li>${status === 'default' ? 'other' : status}: ${html(description)}</li>`).join('')}</ul>
</section>`;
}

const shape = (schema: Schema): string => `<pre>${html(schemaText(schema))}</pre>`;

function parameterItem({ name, in: place, required, description, schema }: Parameter): string {
  const needed = required ? 'required' : 'optional';
  const fallback = schema.default === undefined ? '' : `; without it ${JSON.stringify(schema.default)}`;
  const text = `${place}, ${needed}${fallback}: ${schemaText(schema)}${description ? `. ${description}` : ''}`;
  return `<li><code>${html(name)}</code> ${html(text)}</li>`;
}

const anchor = (method: string, path: string): string =>
  `${method}${path}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');

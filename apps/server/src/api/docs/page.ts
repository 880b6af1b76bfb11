import { escapeMarkup as html } from '../escape-markup.ts';
import { sharedParameters } from './parameters.ts';
import { resolve } from './resolve.ts';
import { docsStyle } from './style.ts';
import type {
  OpenApi,
  Operation,
  Parameter,
  Reference,
  Response,
  Schema,
  Security,
  SecurityScheme,
} from './types.ts';

/** The description of the API as a page: no script, no font, nothing from elsewhere. */
export function docsPage(document: OpenApi): string {
  const { info, tags, components } = document;
  const groups = tags.map((tag) => ({ ...tag, calls: callsOf(document, tag.name) }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(info.title)} · API</title>
<style>${docsStyle}</style>
</head>
<body>
<main>
<h1>${html(info.title)} · API</h1>
<p>Version ${html(info.version)}. For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${info.description
  .split('\n\n')
  .map((paragraph) => `<p>${html(paragraph)}</p>`)
  .join('\n')}
<p>Every call reads a header:</p>
<ul>${parameterItem(sharedParameters.Language)}</ul>
<nav aria-label="Calls">
${groups.map(({ name, calls }) => `<section><h2>${html(name)}</h2><ul>${calls.map(callLink).join('')}</ul></section>`).join('\n')}
<section><h2>What calls share</h2><ul>
<li><a href="#security">Who calls</a></li><li><a href="#answers">Answers of many calls</a></li>
<li><a href="#schemas">Schemas</a></li></ul></section>
</nav>
${groups
  .map(
    ({ name, description, calls }) => `<section>
<h2 id="${anchor('tag', name)}">${html(name)}</h2>
<p>${html(description)}</p>
${calls.map((call) => callArticle(document, call)).join('\n')}
</section>`,
  )
  .join('\n')}
<section>
<h2 id="security">Who calls</h2>
${Object.entries(components.securitySchemes).map(schemeArticle).join('\n')}
</section>
<section>
<h2 id="answers">Answers of many calls</h2>
${Object.entries(components.responses).map(answerArticle).join('\n')}
</section>
<section>
<h2 id="schemas">Schemas</h2>
${Object.entries(components.schemas)
  .map(([name, schema]) => article('schema', name, shape(schema)))
  .join('\n')}
</section>
</main>
</body>
</html>
`;
}

const callsOf = (document: OpenApi, tag: string): Call[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

const callLink = ({ path, method, operation }: Call): string =>
  `<li><a href="#${operation.operationId}">${method} <code>${html(path)}</code></a></li>`;

const article = (kind: string, name: string, content: string): string =>
  `<article id="${anchor(kind, name)}"><h3>${html(name)}</h3>\n${content}</article>`;

function schemeArticle([id, { scheme, in: place, name, description }]: [string, SecurityScheme]): string {
  const how = scheme ? 'header authorization: Bearer' : `${place} ${name}`;
  return article('security', id, `<p>In the ${html(how)}. ${html(description)}</p>`);
}

function answerArticle([name, { description, headers = {}, content }]: [string, Response]): string {
  const told = Object.entries(headers).map(
    ([header, { description }]) => `<li><code>${html(header)}</code> ${html(description)}</li>`,
  );
  const json = content?.['application/json'];
  return article(
    'answer',
    name,
    `<p>${html(description)}.</p>${told.length > 0 ? `<ul>${told.join('')}</ul>` : ''}
${json ? shape(json.schema) + example(json.example) : ''}`,
  );
}

interface Call {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** One call on the page. */
function callArticle(document: OpenApi, { path, method, operation }: Call): string {
  const { operationId, summary, description, security, requestBody, responses } = operation;
  const parameters = operation.parameters.map((each) => resolve<Parameter>(document, each));
  const own = parameters.filter((each) => each !== sharedParameters.Language);
  const answers = Object.entries(responses);
  const shapes = answers.flatMap(([status, each]) => ('$ref' in each ? [] : [ownAnswer(status, each)]));
  const shared = answers.flatMap(([status, each]) => ('$ref' in each ? [sharedAnswer(status, each)] : []));
  const body = requestBody?.content['application/json'];
  return `<article id="${operationId}">
<h3><span class="method">${method}</span> <code>${html(path)}</code></h3>
<p>${html(summary)}. ${html(description)}</p>
<p><code>${html(operationId)}</code>${whoCalls(security)}</p>
${own.length > 0 ? `<h4>Parameters</h4><ul>${own.map(parameterItem).join('')}</ul>` : ''}
${body ? `<h4>Body${requestBody.required ? '' : ', optional'}</h4>${shape(body.schema)}${example(body.example)}` : ''}
${shapes.join('\n')}
<h4>Other answers</h4><ul>${shared.join('')}</ul>
</article>`;
}

const ownAnswer = (status: string, { description, content }: Response): string => {
  const json = content?.['application/json'];
  return `<h4>${status} · ${html(description)}</h4>${json ? shape(json.schema) + example(json.example) : ''}`;
};

function sharedAnswer(status: string, { $ref }: Reference): string {
  const name = $ref.replace(/^.*\//, '');
  const label = status === 'default' ? 'any other' : status;
  return `<li>${label}: <a href="#${anchor('answer', name)}">${html(name)}</a></li>`;
}

function whoCalls(security: Security): string {
  if (security.length === 0) return '';
  const ways = security.map((way) => {
    const [id] = Object.keys(way);
    return id === undefined ? 'neither' : `<a href="#${anchor('security', id)}">${html(id)}</a>`;
  });
  return ` · known by ${ways.join(', or ')}`;
}

function parameterItem({ name, in: place, required, description, schema }: Parameter): string {
  const needed = required ? 'required' : 'optional';
  const fallback = schema.default === undefined ? '' : `; without it ${JSON.stringify(schema.default)}`;
  return `<li><code>${html(name)}</code> ${place}, ${needed}${html(fallback)}: ${shapeText(schema)}${description ? `. ${html(description)}` : ''}</li>`;
}

/** The fragment of an item's address on the page. */
const anchor = (kind: string, name: string): string =>
  `${kind}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** A schema in one line, with links to named schemas. */
const shapeText = (schema: Schema): string =>
  html(schemaText(schema)).replace(
    /#\/components\/schemas\/(\w+)/g,
    (_, name: string) => `<a href="#${anchor('schema', name)}">${name}</a>`,
  );

const shape = (schema: Schema): string => `<pre>${shapeText(schema)}</pre>`;

/** An example that can be unfolded; empty without an example. */
const example = (value: unknown): string =>
  value === undefined
    ? ''
    : `<details><summary>Example</summary><pre>${html(JSON.stringify(value, null, 2))}</pre></details>`;

const indentation = '  ';

/** A JSON Schema as a person reads it, in the manner of TypeScript; references stand as they are. */
function schemaText(schema: Schema, depth = 0): string {
  if (schema.$ref) return schema.$ref;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((each) => schemaText(each, depth)).join(' | ');
  if (typeof schema.type === 'object') return schema.type.join(' | ');
  switch (schema.type) {
    case 'object':
      return objectText(schema, depth);
    case 'array':
      return `${schemaText(schema.items ?? {}, depth)}[]${note(limits(schema.minItems, schema.maxItems, 'entries'))}`;
    case 'string':
      return `string${note(stringLimits(schema))}`;
    case 'integer':
    case 'number':
      return `${schema.type}${note(limits(schema.minimum, schema.maximum))}`;
    default:
      return schema.type ?? 'any JSON';
  }
}

function objectText(schema: Schema, depth: number): string {
  const { properties, additionalProperties } = schema;
  if (!properties && typeof additionalProperties === 'object') {
    return `{ [name]: ${schemaText(additionalProperties, depth)} }`;
  }
  const inner = indentation.repeat(depth + 1);
  const lines = Object.entries(properties ?? {}).map(([name, property]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    return `${inner}${name}${mark}: ${schemaText(property, depth + 1)}`;
  });
  return `{\n${lines.join('\n')}\n${indentation.repeat(depth)}}`;
}

function stringLimits(schema: Schema): string {
  const pattern = schema.pattern && !schema.format ? `matches ${schema.pattern}` : '';
  const length = limits(schema.minLength, schema.maxLength, 'characters');
  return [schema.format, pattern, length].filter(Boolean).join(', ');
}

function limits(least: number | undefined, most: number | undefined, unit = ''): string {
  if (least !== undefined && most !== undefined) return `${least} to ${most} ${unit}`.trim();
  if (least !== undefined) return `at least ${least} ${unit}`.trim();
  return most === undefined ? '' : `at most ${most} ${unit}`.trim();
}

const note = (text: string): string => (text === '' ? '' : ` (${text})`);

import { escapeMarkup as html } from '../escape-markup.ts';
import { type Call, callArticle, parameterItem } from './page-call.ts';
import { anchor, example, shape } from './page-parts.ts';
import { sharedParameters } from './parameters.ts';
import { docsStyle } from './style.ts';
import type { OpenApi, Response, SecurityScheme } from './types.ts';

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

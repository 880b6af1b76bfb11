import { escapeMarkup as html } from '../escape-markup.ts';
import { anchor, example, shape, shapeText } from './page-parts.ts';
import { sharedParameters } from './parameters.ts';
import { resolve } from './resolve.ts';
import type { OpenApi, Operation, Parameter, Reference, Response, Security } from './types.ts';

export interface Call {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** One call on the page. */
export function callArticle(document: OpenApi, { path, method, operation }: Call): string {
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

export function parameterItem({ name, in: place, required, description, schema }: Parameter): string {
  const needed = required ? 'required' : 'optional';
  const fallback = schema.default === undefined ? '' : `; without it ${JSON.stringify(schema.default)}`;
  return `<li><code>${html(name)}</code> ${place}, ${needed}${html(fallback)}: ${shapeText(schema)}${description ? `. ${html(description)}` : ''}</li>`;
}

import { type Contract, type ContractTag, failure } from '@michi/contracts/contract';
import { examples } from '@michi/contracts/examples/all';
import type { AnyExample } from '@michi/contracts/examples/example';
import { deviceHeader } from '@michi/contracts/headers';
import { pathIn } from '@michi/contracts/page-address';
import { socialCookies } from '@michi/contracts/social-login';
import { locales } from '@michi/messages/locales';
import * as z from 'zod/mini';
import product from '../../../../../package.json' with { type: 'json' };
import {
  failedRef,
  ledOnHeaders,
  meaningOf,
  notModifiedRef,
  refusedRef,
  sharedAnswers,
  storedHeaders,
} from './answers.ts';
import { headersOf, parametersOf, sharedParameters } from './parameters.ts';
import { Schemas } from './schemas.ts';
import type {
  Content,
  OpenApi,
  Operation,
  Reference,
  Response,
  Schema,
  Security,
  SecurityScheme,
} from './types.ts';

const tags: Readonly<Record<ContractTag, string>> = {
  Accounts: 'Registering, logging in, and everything about the own account.',
  'Other providers':
    'Signing in by way of Google or Facebook: two journeys of the whole page, and the calls that end them.',
  Kanji: 'Characters with their meanings and readings.',
  Games: 'The hub of games.',
  Playing: 'Levels, runs and what they have reached: progress and leaderboards.',
  Jukugo: 'Words of two kanji, for the game of that name.',
  Tabibito: 'The learning paths of Tabibito, their modules, and how far somebody has come.',
  Blog: 'The articles.',
  Inbox: 'Messages to the makers, and the newsletter.',
  Administration: 'For admins with a second factor; for everybody else there are no such calls.',
  Health: 'For whoever watches over the server.',
};

/** Documents of the site for programs, in the ways that their readers know without being told. */
export const standardPaths = [
  ...locales.map((locale) => pathIn(locale, '/feed.xml')),
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/.well-known/change-password',
];

const description = `Calls take and give JSON, and every GET answers HEAD as well. Times are milliseconds since 1970, \
days are written as 2026-11-18.

Whatever fails answers with a sentence in the language of the request, and with sentences by field where fields are to \
blame. Calls that are limited tell in x-ratelimit-limit, x-ratelimit-remaining and x-ratelimit-reset what is left; \
beyond that they answer 429.

Answers may gain fields: pass over those you do not know.

Not described here, as each follows a standard of its own: the Atom feeds, the sitemap, robots.txt, whom to \
write to about a weakness and where to change a password, at \
${standardPaths.join(', ')}.`;

/** The OpenAPI 3.1 document of the contracts, of a site that is reached at `publicUrl`. */
export function openApiDocument(contracts: readonly Contract[], publicUrl: string): OpenApi {
  const schemas = new Schemas();
  schemas.read(failure, 'output');
  const paths: Record<string, Record<string, Operation>> = {};
  for (const contract of contracts) {
    const path = contract.path.replace(/:(\w+)/g, '{$1}');
    const operation = operationOf(contract, schemas, examples.get(contract.operationId));
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Kanji no Michi',
      version: product.version,
      summary: 'Learn kanji by playing.',
      description,
      termsOfService: `${publicUrl}/terms`,
      contact: { name: 'Kanji no Michi', url: `${publicUrl}/contact` },
      license: { name: 'All rights reserved', url: `${publicUrl}/terms` },
    },
    servers: [{ url: publicUrl, description: 'This site' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas.named).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      parameters: sharedParameters,
      responses: sharedAnswers,
      securitySchemes,
    },
  };
}

/** A contract as an operation of OpenAPI. Its named schemas are added to `schemas`. */
function operationOf(contract: Contract, schemas: Schemas, example: AnyExample | undefined): Operation {
  const { operationId, tag, summary, body } = contract;
  return {
    operationId,
    tags: [tag],
    summary,
    description: remarksOn(contract),
    security: securityOf(contract, headersOf(contract, schemas)),
    parameters: parametersOf(contract, schemas, example),
    ...(body && {
      requestBody: {
        required: !z.safeParse(body, undefined).success,
        content: contentOf(schemas.read(body, 'input'), example?.body),
      },
    }),
    responses: responsesOf(contract, schemas, example),
  };
}

const whoMayCall = {
  user: 'Only for somebody who is signed in.',
  admin: 'Only for an admin with a second factor; others get 404.',
  anyone: 'For guests too; somebody who is signed in is known.',
};

function remarksOn({ access, freshProof, stored, perMinute, perMinuteOfDevice }: Contract): string {
  const remarks = [
    access ? whoMayCall[access] : 'Open to everybody.',
    ...(freshProof ? ['The second factor must have been proved within the last quarter of an hour.'] : []),
    ...(stored ? ['The answer carries an ETag and may be kept for a minute.'] : []),
    ...(perMinute ? [`At most ${perMinute} calls a minute from one address.`] : []),
    ...(perMinuteOfDevice ? [`At most ${perMinuteOfDevice} calls a minute for one device.`] : []),
  ];
  return remarks.join(' ');
}

function responsesOf(
  contract: Contract,
  schemas: Schemas,
  example: AnyExample | undefined,
): Operation['responses'] {
  const responses: Record<string, Response | Reference> = { 400: refusedRef(400) };
  if (contract.body) {
    responses[413] = refusedRef(413);
    responses[415] = refusedRef(415);
  }
  if (contract.stored) responses[304] = notModifiedRef;
  for (const [key, schema] of Object.entries(contract.responses)) {
    const status = Number(key);
    if (schema === failure) responses[status] = refusedRef(status);
    else if (schema instanceof z.ZodMiniUndefined)
      responses[status] = {
        description: meaningOf(status),
        ...(status === 303 && { headers: ledOnHeaders }),
      };
    else
      responses[status] = {
        description: meaningOf(status),
        ...(contract.stored && { headers: storedHeaders }),
        content: contentOf(schemas.read(schema, 'output'), example?.answers?.[status]),
      };
  }
  return { ...responses, default: failedRef };
}

const contentOf = (schema: Schema, example: unknown): Content => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

const closedCookie = (name: string, description: string): SecurityScheme => ({
  type: 'apiKey',
  in: 'cookie',
  name,
  description,
});

/** The ways in which a caller identifies itself. */
const securitySchemes: Readonly<Record<string, SecurityScheme>> = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that registering and logging in answer with.',
  },
  device: {
    type: 'apiKey',
    in: 'header',
    name: deviceHeader,
    description:
      'The secret that a device makes up for itself, to play without an account: device_ and 16 to 64 letters, digits, hyphens or underscores.',
  },
  [socialCookies.flow]: closedCookie(
    socialCookies.flow,
    'Given to a browser that leaves to sign in with another provider.',
  ),
  [socialCookies.session]: closedCookie(
    socialCookies.session,
    'Given for a minute to a browser that came back from another provider.',
  ),
  [socialCookies.link]: closedCookie(
    socialCookies.link,
    'Given to a browser that came back from another provider and shall confirm this by mail.',
  ),
};

/** The identification that a call requires: none for a call that is the same for all callers. */
function securityOf(contract: Contract, headers: readonly string[]): Security {
  const { access, cookie } = contract;
  const ways = [
    ...(access ? ['session'] : []),
    ...(headers.includes(deviceHeader) ? ['device'] : []),
    ...(cookie ? [cookie] : []),
  ];
  // A call that requires neither also accepts guests without an account or a device.
  const needsDevice = contract.headers && !z.safeParse(contract.headers, {}).success;
  const takesGuests = ways.length > 0 && access !== 'user' && access !== 'admin' && !cookie && !needsDevice;
  return [...ways.map((way) => ({ [way]: [] })), ...(takesGuests ? [{}] : [])];
}

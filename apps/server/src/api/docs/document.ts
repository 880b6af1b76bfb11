import type { Contract, ContractTag } from '@michi/contracts/contract';
import { failure } from '@michi/contracts/contract';
import { examples } from '@michi/contracts/examples/all';
import { pathIn } from '@michi/contracts/page-address';
import { locales } from '@michi/messages/locales';
import product from '../../../../../package.json' with { type: 'json' };
import { sharedAnswers } from './answers.ts';
import { operationOf } from './operation.ts';
import { sharedParameters } from './parameters.ts';
import { Schemas } from './schemas.ts';
import { securitySchemes } from './security.ts';
import type { OpenApi, Operation } from './types.ts';

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

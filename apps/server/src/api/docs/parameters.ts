import type { Contract } from '@michi/contracts/contract';
import type { AnyExample } from '@michi/contracts/examples/example';
import { deviceHeader, forgeryCookie, forgeryHeader } from '@michi/contracts/headers';
import { locales } from '@michi/messages/locales';
import type * as z from 'zod/mini';
import type { Schemas } from './schemas.ts';
import type { Parameter, Reference } from './types.ts';

/** The parameters that many calls share, by name. */
export const sharedParameters = {
  Language: {
    name: 'x-locale',
    in: 'header',
    required: false,
    description:
      'The language of the answer; without it accept-language, then the cookie named language, decides.',
    schema: { type: 'string', enum: locales },
    example: 'en',
  },
  ForgeryToken: {
    name: forgeryHeader,
    in: 'header',
    required: false,
    description: `The value of the cookie ${forgeryCookie}; needed where the browser has the cookie.`,
    schema: { type: 'string' },
  },
  KnownTag: {
    name: 'if-none-match',
    in: 'header',
    required: false,
    description: 'The ETag of the answer that is known already.',
    schema: { type: 'string' },
  },
} as const satisfies Record<string, Parameter>;

/** Headers that are no parameters: the security of a call tells of them. */
const kept: readonly string[] = ['cookie', deviceHeader];

/** Everything a call reads besides its body. */
export function parametersOf(
  contract: Contract,
  schemas: Schemas,
  example: AnyExample | undefined,
): (Parameter | Reference)[] {
  return [
    ...partOf('path', contract.params, schemas, example?.params),
    ...partOf('query', contract.query, schemas, example?.query),
    ...partOf('header', contract.headers, schemas, undefined).filter(({ name }) => !kept.includes(name)),
    ...(contract.antiForgery ? [refTo('ForgeryToken')] : []),
    ...(contract.stored ? [refTo('KnownTag')] : []),
    refTo('Language'),
  ];
}

/** The names of the headers that a contract reads. */
export const headersOf = ({ headers }: Contract, schemas: Schemas): string[] =>
  partOf('header', headers, schemas, undefined).map(({ name }) => name);

function partOf(
  place: Parameter['in'],
  schema: z.ZodMiniType | undefined,
  schemas: Schemas,
  example: Readonly<Record<string, unknown>> | undefined,
): Parameter[] {
  if (!schema) return [];
  // Parameters come as text. What is read from it says more: a number and its bounds, a list and its entries.
  const { properties = {} } = schemas.read(schema, 'output');
  const { required = [] } = schemas.read(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(property.type === 'array' && { explode: false }),
    schema: property,
    ...(example?.[name] !== undefined && { example: example[name] }),
  }));
}

function refTo(name: keyof typeof sharedParameters): Reference {
  return { $ref: `#/components/parameters/${name}` };
}

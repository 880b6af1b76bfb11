import { type Contract, failure } from '@michi/contracts/contract';
import { forgeryCookie, forgeryHeader } from '@michi/contracts/headers';
import { locales } from '@michi/messages/locales';
import * as z from 'zod/mini';

/** A JSON Schema (2020-12), as far as contracts make use of it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

interface Content {
  readonly 'application/json': { readonly schema: Schema };
}

export interface Operation {
  readonly summary: string;
  readonly description?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

export interface OpenApi {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: { readonly Failure: Schema };
    readonly securitySchemes: { readonly session: { readonly type: 'http'; readonly scheme: 'bearer' } };
  };
}

export const failureRef: Schema = { $ref: '#/components/schemas/Failure' };

const meanings: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Made',
  303: 'The browser is led on',
  401: 'Nobody is signed in, or not with this',
  403: 'The header x-xsrf-token does not repeat the cookie XSRF-TOKEN',
  404: 'There is no such thing',
  409: 'It does not fit with what is stored',
  422: 'The input is wrong: errors names the fields',
  429: 'Too many calls: the header retry-after tells the seconds to wait',
  503: 'Not ready, or too busy: the header retry-after tells the seconds to wait where they are known',
};

/** Every call reads it. */
export const localeParameter: Parameter = {
  name: 'x-locale',
  in: 'header',
  required: false,
  description:
    'The language of the answer; without it accept-language, then the cookie named language, decides.',
  schema: { type: 'string', enum: locales },
};

const forgeryParameter: Parameter = {
  name: forgeryHeader,
  in: 'header',
  required: false,
  description: `The value of the cookie ${forgeryCookie}; needed where the browser has the cookie.`,
  schema: { type: 'string' },
};

/** The OpenAPI 3.1 document of the contracts. */
export function openApiDocument(contracts: readonly Contract[]): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const contract of contracts) {
    const path = contract.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operation(contract) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Kanji no Michi',
      version: '1',
      description:
        'Every call takes and gives JSON. Whatever fails answers with a sentence in the language of the request.',
    },
    paths,
    components: {
      schemas: { Failure: jsonSchema(failure, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(contract: Contract): Operation {
  const { summary, perMinute, access, antiForgery, body } = contract;
  const remarks = [
    ...(access === 'user'
      ? ['Only for somebody signed in: authorization: Bearer, with the token of the login.']
      : []),
    ...(perMinute ? [`At most ${perMinute} calls a minute from one address.`] : []),
  ];
  return {
    summary,
    ...(remarks.length > 0 && { description: remarks.join(' ') }),
    ...(access && { security: access === 'user' ? [{ session: [] }] : [{ session: [] }, {}] }),
    parameters: [
      ...parameters('path', contract.params),
      ...parameters('query', contract.query),
      ...parameters('header', contract.headers),
      ...(antiForgery ? [forgeryParameter] : []),
      localeParameter,
    ],
    ...(body && { requestBody: { required: true, content: content(jsonSchema(body, 'input')) } }),
    responses: {
      ...responses(contract),
      default: response('Any other failure, told by its status', failureRef),
    },
  };
}

function parameters(place: Parameter['in'], schema: z.ZodMiniType | undefined): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => {
    return { name, in: place, required: required.includes(name), schema: property };
  });
}

function responses(contract: Contract): Operation['responses'] {
  const entries = Object.entries(contract.responses).map(([status, schema]) => {
    if (schema instanceof z.ZodMiniUndefined)
      return [status, { description: meanings[Number(status)] ?? status }] as const;
    const shape = schema === failure ? failureRef : jsonSchema(schema, 'output');
    return [status, response(meanings[Number(status)] ?? status, shape)] as const;
  });
  return Object.fromEntries(entries);
}

const content = (schema: Schema): Content => ({ 'application/json': { schema } });
const response = (description: string, schema: Schema) => ({ description, content: content(schema) });

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io });
  return rest as Schema;
}

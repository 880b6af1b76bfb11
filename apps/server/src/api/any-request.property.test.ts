import { batchedContracts } from '@michi/contracts/batch';
import { failure } from '@michi/contracts/contract';
import { deviceHeader } from '@michi/contracts/headers';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { databaseTargets } from '../db/testing.ts';
import { bearer, openAccount } from '../testing/account.ts';
import { openAdmin } from '../testing/admin.ts';
import { first, Journey } from '../testing/journey.ts';
import { aDevice, anAddress, startTestServer, type TestServer } from '../testing/test-server.ts';
import { resolve } from './docs/resolve.ts';
import type { OpenApi, Operation, Parameter, Schema } from './docs/types.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    '0',
    '-1',
    '1e999',
    '{name}',
    '__proto__',
    "' or 1=1 --",
    '../../etc/passwd',
  ),
);
const anything = fc.oneof(anyText, fc.jsonValue({ noUnicodeString: false, maxDepth: 2 }));
/** A name with something in it that no database keeps. */
const strangeText = fc
  .tuple(
    fc.string({ maxLength: 5 }),
    fc.constantFrom('\0', '\ud800', '\udc00', '\ufffd'),
    fc.string({ maxLength: 5 }),
  )
  .map((parts) => parts.join(''));
/** Of one that nothing is known of, the database is asked for nothing else. */
const knownDevice = aDevice();
/** What may stand in a header at all. */
const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
});

/** Input that a schema describes, or nearly: without it no call would get past the first field that is missing. */
function nearly(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: described(schema) }, { weight: 1, arbitrary: anything });
}

function described(schema: Schema): fc.Arbitrary<unknown> {
  const { const: only, enum: few, anyOf, properties, items, minimum = -2, maximum = 2 ** 40 } = schema;
  if (only !== undefined) return fc.constant(only);
  if (few) return fc.constantFrom(...few);
  if (anyOf) return fc.oneof(...anyOf.map(nearly));
  if (properties) return objectOf(properties);
  if (items) return fc.array(nearly(items), { maxLength: 4 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer') return fc.integer({ min: minimum, max: maximum });
  if (schema.type === 'number') return fc.double();
  return schema.type === 'string' ? textOf(schema) : anything;
}

const objectOf = (properties: Readonly<Record<string, Schema>>) =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, nearly(each)])), {
    requiredKeys: [],
  });

function textOf({ pattern, format, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 200) });
}

/** One call of the document, with everything it refers to. */
interface Described {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Undefined where there is no body. */
  readonly body: Schema | undefined;
}

function describedCalls(document: OpenApi): Described[] {
  const whole = (schema: Schema): Schema => inlined(document, schema);
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const parameters = operation.parameters.map((each) => resolve<Parameter>(document, each));
      const body = operation.requestBody?.content['application/json'].schema;
      return {
        method,
        path,
        parameters: [...parameters, ...secretsOf(operation)],
        body: body && whole(body),
      };
    }),
  );
}

/** A schema with those that it refers to in their places. */
const inlined = (document: OpenApi, schema: Schema): Schema =>
  JSON.parse(JSON.stringify(resolve<Schema>(document, schema)), (_key, value) =>
    value?.$ref ? inlined(document, value) : value,
  );

const device = { type: 'string', pattern: '^device_[A-Za-z0-9_-]{16,64}$' };
const secretsOf = ({ security }: Operation): Parameter[] =>
  security.some((way) => 'device' in way)
    ? [{ name: deviceHeader, in: 'header', required: false, schema: device }]
    : [];

interface Sent {
  readonly values: Readonly<Record<string, unknown>>;
  /** What stands in the body, byte by byte. */
  readonly body: string | undefined;
}

function requests({ parameters, body: schema = {} }: Described): fc.Arbitrary<Sent> {
  const values = Object.fromEntries(parameters.map((each) => [each.name, parameterOf(each)]));
  const json = fc.oneof(nearly(schema), anything).map((body) => JSON.stringify(body));
  const body = fc.oneof(
    { weight: 8, arbitrary: json },
    { weight: 1, arbitrary: anyText },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
  return fc.record({ values: fc.record(values, { requiredKeys: [] }), body });
}

function parameterOf({ in: place, name, schema }: Parameter): fc.Arbitrary<unknown> {
  if (place === 'path') return fc.oneof(nearly(schema), strangeText);
  if (name === deviceHeader) return fc.oneof(fc.constant(knownDevice), described(schema), headerText);
  return place === 'header' ? fc.oneof(described(schema), headerText) : nearly(schema);
}

/** Not every object can be made a string. */
const textIn = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const listIn = (value: unknown) => (Array.isArray(value) ? value.map(textIn).join(',') : textIn(value));

function requestOf({ method, path, parameters }: Described, sent: Sent): InjectOptions {
  const headers: Record<string, string> = {};
  const query = new URLSearchParams();
  let url = path;
  for (const { name, in: place } of parameters) {
    const text = listIn(sent.values[name] ?? '').toWellFormed();
    if (place === 'path') url = url.replace(`{${name}}`, encodeURIComponent(text));
    else if (!(name in sent.values)) continue;
    else if (place === 'query') query.append(name, text);
    else headers[name] = text;
  }
  const options = {
    method: method.toUpperCase() as 'GET',
    url: `${url}?${query}`,
    remoteAddress: anAddress(),
  };
  if (method === 'get' || sent.body === undefined) return { ...options, headers };
  return { ...options, headers: { ...headers, 'content-type': 'application/json' }, payload: sent.body };
}

describe.each(databaseTargets)('any request on $name', (target) => {
  let server: TestServer;
  let calls: Described[];
  beforeAll(async () => {
    server = await startTestServer(target);
    const document: OpenApi = (await server.get('/api/openapi.json')).json();
    calls = describedCalls(document);
    await new Journey(server).complete(first.id, { [deviceHeader]: knownDevice });
  });
  afterAll(() => server.close());

  test.each(['a guest', 'somebody signed in', 'an admin'])(
    'API-08 whatever %s sends to any call of the OpenAPI document, it is no fault of the server',
    async (who) => {
      const served = new Set<string>();
      const isAdmin = who === 'an admin';
      for (const described of calls.filter(({ path }) => !isAdmin || path.startsWith('/api/admin/'))) {
        const { method, path } = described;
        const caller = isAdmin ? openAdmin : openAccount;
        const session = who === 'a guest' ? {} : bearer((await caller(server)).token);
        const property = fc.asyncProperty(requests(described), async (sent) => {
          const request = requestOf(described, sent);
          const response = await server.app.inject({
            ...request,
            headers: { ...request.headers, ...session },
          });
          expect(response.statusCode, `${method} ${path}: ${response.body}`).toBeLessThan(500);
          if (response.statusCode < 400) return void served.add(path);
          expect(response.json().message).toMatch(/\S/);
          expectNamed(response.statusCode, response.json());
        });
        await fc.assert(property, { numRuns: 40 * inject('runsFactor') });
      }
      // Were everything refused at the first look, nothing behind it would have been tried.
      expect(served.size).toBeGreaterThan(isAdmin ? 1 : 5);
    },
    120_000,
  );

  test('API-08 whatever parameters a batch names, no call in it is a fault of the server', async () => {
    const operations = Object.entries(batchedContracts).map(([operation, { method, path }]) => {
      const one = calls.find(
        (each) => each.method === method.toLowerCase() && each.path === documented(path),
      );
      if (!one) throw new Error(`${operation} is not documented`);
      const inPath = one.parameters.filter((each) => each.in === 'path');
      const texts = inPath.map((each) => [each.name, parameterOf(each).map((value) => listIn(value) ?? '')]);
      return fc.record(
        {
          operation: fc.constant(operation),
          params: fc.record(Object.fromEntries(texts)),
          deviceId: fc.constant(knownDevice),
          body: nearly(one.body ?? {}),
        },
        { requiredKeys: ['operation'] },
      );
    });
    const property = fc.asyncProperty(fc.array(fc.oneof(...operations), { maxLength: 5 }), async (sent) => {
      const response = await server.post('/api/v1/batch', { calls: sent });
      expect(response.statusCode, response.body).toBeLessThan(500);
      expectNamed(response.statusCode, response.json());
      for (const { status, body } of response.json().answers ?? []) {
        expect(status).toBeLessThan(500);
        expectNamed(status, body);
      }
    });
    await fc.assert(property, { numRuns: 100 * inject('runsFactor') });
  });
});

/** What is wrong says where. */
function expectNamed(status: number, body: unknown): void {
  if (status === 422) expect(Object.keys(failure.parse(body).errors ?? {})).not.toEqual([]);
}

/** A path as the document writes it. */
const documented = (path: string) => path.replace(/:(\w+)/g, '{$1}');

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import product from '../../../../../package.json' with { type: 'json' };
import { databaseTargets } from '../../db/testing.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { standardPaths } from './document.ts';
import { resolve } from './resolve.ts';
import type { Content, OpenApi, Operation, Parameter, Response, Schema } from './types.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

let server: TestServer;
let document: OpenApi;
let calls: Call[];
beforeAll(async () => {
  const [sqlite] = databaseTargets;
  if (!sqlite) throw new Error('no database to test with');
  server = await startTestServer(sqlite);
  document = (await server.get('/api/openapi.json')).json();
  calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
});
afterAll(() => server.close());

/** The calls of which something is not so. */
const without = (isSo: (call: Call) => boolean): string[] =>
  calls.filter((call) => !isSo(call)).map(({ operation }) => operation.operationId);

const parametersOf = ({ operation }: Call): Parameter[] =>
  operation.parameters.map((each) => resolve<Parameter>(document, each));

const answersOf = ({ operation }: Call): [status: string, Response][] =>
  Object.entries(operation.responses).map(([status, each]) => [status, resolve<Response>(document, each)]);

/** Whatever is sent or answered as JSON, and where. */
const contents = (): [where: string, Content['application/json']][] => {
  const sent = calls.flatMap((call): [string, Content | undefined][] => {
    const { operationId, requestBody } = call.operation;
    const answers = answersOf(call).map(
      ([status, { content }]) => [`${operationId} ${status}`, content] as const,
    );
    return [
      [`${operationId} body`, requestBody?.content],
      ...answers.map(([at, content]): [string, Content | undefined] => [at, content]),
    ];
  });
  return sent.flatMap(([where, content]) => (content ? [[where, content['application/json']]] : []));
};

describe('API-08 the OpenAPI document', () => {
  test('tells its version, that of the product, and whose it is', () => {
    expect(document.info.version).toBe(product.version);
    expect(document.info).toMatchObject({
      contact: { url: 'https://michi.example/contact' },
      license: { url: 'https://michi.example/terms' },
      termsOfService: 'https://michi.example/terms',
    });
    expect(document.servers).toEqual([{ url: 'https://michi.example', description: expect.any(String) }]);
  });

  test('gives each operation an id of its own, a sentence and a description', () => {
    const ids = calls.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(calls.length);
    expect(without(({ operation }) => /^[a-z][A-Za-z0-9]+$/.test(operation.operationId))).toEqual([]);
    expect(without(({ operation }) => /\S/.test(operation.summary))).toEqual([]);
    expect(without(({ operation }) => /\S/.test(operation.description))).toEqual([]);
  });

  test('describes every tag that is used, and no other', () => {
    const used = new Set(calls.flatMap(({ operation }) => operation.tags));
    expect(new Set(document.tags.map(({ name }) => name))).toEqual(used);
    expect(document.tags.filter(({ description }) => !/\S/.test(description))).toEqual([]);
  });

  test('says of each operation who may call, in ways that it describes', () => {
    expect(without(({ operation }) => Array.isArray(operation.security))).toEqual([]);
    const used = calls.flatMap(({ operation }) => operation.security.flatMap(Object.keys));
    expect(new Set(Object.keys(document.components.securitySchemes))).toEqual(new Set(used));
    const demanding = calls.filter(
      ({ operation: { security } }) =>
        security.length > 0 && !security.some((way) => Object.keys(way).length === 0),
    );
    const silent = demanding.filter(
      ({ operation: { responses } }) => !('401' in responses || '403' in responses || '303' in responses),
    );
    expect(silent).toEqual([]);
  });

  test('lists a refusal of the caller in each operation, and what stands for any other failure', () => {
    expect(
      without(({ operation }) => Object.keys(operation.responses).some((status) => /^4\d\d$/.test(status))),
    ).toEqual([]);
    expect(without(({ operation }) => 'default' in operation.responses)).toEqual([]);
    expect(
      without(({ operation }) =>
        Object.keys(operation.responses).some((status) => /^[23]\d\d$/.test(status)),
      ),
    ).toEqual([]);
    const bodies = calls.filter(({ operation }) => operation.requestBody);
    expect(
      bodies.filter(({ operation }) => !('413' in operation.responses && '415' in operation.responses)),
    ).toEqual([]);
  });

  test('declares the parameters of each path, no parameter twice, and no two paths alike', () => {
    const named = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(
      without((call) => {
        const own = parametersOf(call).filter((each) => each.in === 'path');
        return (
          JSON.stringify(own.map(({ name }) => name)) === JSON.stringify(named(call.path)) &&
          own.every(({ required }) => required)
        );
      }),
    ).toEqual([]);
    expect(
      without(
        (call) =>
          new Set(parametersOf(call).map((each) => each.in + each.name)).size === parametersOf(call).length,
      ),
    ).toEqual([]);
    const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  test('refers to nothing that is missing, and holds nothing that nobody refers to', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? '');
    for (const $ref of refs) expect(resolve(document, { $ref })).toBeTypeOf('object');
    const { schemas, parameters, responses } = document.components;
    const held = Object.entries({ schemas, parameters, responses }).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
    );
    expect(held.filter((ref) => !refs.includes(ref))).toEqual([]);
  });

  test('names the shape of whatever is sent and answered', () => {
    const isNamed = (schema: Schema): boolean =>
      schema.type === 'array' ? isNamed(schema.items ?? {}) : schema.$ref !== undefined;
    expect(contents().filter(([, { schema }]) => !isNamed(schema))).toEqual([]);
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Game', 'KanjiItem', 'Level', 'Post', 'User']),
    );
  });

  test('lets answers gain fields', () => {
    const { User, TicketRequest } = document.components.schemas;
    expect(User).not.toHaveProperty('additionalProperties');
    expect(TicketRequest).not.toHaveProperty('additionalProperties');
  });

  test('gives an example of whatever is sent and answered, valid by its schema', () => {
    expect(contents().length).toBeGreaterThan(100);
    for (const [where, { schema, example }] of contents()) {
      expect(example, where).toBeDefined();
      expect(readable(schema).safeParse(example).error, where).toBe(undefined);
    }
    for (const call of calls) {
      for (const { name, required, schema, example } of parametersOf(call)) {
        const where = `${call.operation.operationId} ${name}`;
        if (required) expect(example, where).toBeDefined();
        if (example !== undefined) expect(readable(schema).safeParse(example).error, where).toBe(undefined);
      }
    }
  });

  test('tells of ETags and 304 where answers carry them, and nowhere else', async () => {
    const open = calls.filter(
      ({ method, operation }) =>
        method === 'get' &&
        !('303' in operation.responses) &&
        operation.security.every((way) => !('session' in way) || operation.security.length > 1),
    );
    expect(open.length).toBeGreaterThan(10);
    for (const call of open) {
      const { operationId, responses } = call.operation;
      const url = addressOf(call);
      const given = await server.get(url);
      const { etag } = given.headers;
      const described = responses[200] && resolve<Response>(document, responses[200]).headers;
      expect(described?.etag !== undefined, operationId).toBe(etag !== undefined);
      expect('304' in responses, operationId).toBe(etag !== undefined);
      if (typeof etag !== 'string') continue;
      const again = await server.get(url, { 'if-none-match': etag });
      expect(again.statusCode, operationId).toBe(304);
    }
  });

  test('names documents of the site that are there', async () => {
    for (const path of standardPaths) {
      expect(document.info.description).toContain(path);
      expect((await server.get(path)).statusCode, path).toBeLessThan(400);
    }
  });
});

/** The schema of a part of the document, able to read. */
function readable(schema: Schema): z.ZodType {
  const whole = { ...schema, $defs: document.components.schemas };
  return z.fromJSONSchema(JSON.parse(JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/')));
}

/** The address of a call, by its examples. */
function addressOf(call: Call): string {
  const query = new URLSearchParams();
  let { path } = call;
  for (const { name, in: place, example } of parametersOf(call)) {
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(example)));
    if (place === 'query' && example !== undefined) query.set(name, String(example));
  }
  return `${path}?${query}`;
}

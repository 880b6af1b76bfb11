import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { postBatch } from './batch.ts';
import type { Contract } from './contract.ts';
import { examples } from './examples/all.ts';
import { cookieHeader } from './fields.ts';
import {
  allContracts as contracts,
  exportedContracts as exported,
  takesDevice,
} from './testing/all-contracts.ts';

test('API-08 every contract is an operation of its own, called by its name', () => {
  expect(exported.length).toBeGreaterThan(40);
  expect(exported.filter(([name, { operationId }]) => name !== operationId)).toEqual([]);
  const ids = contracts.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]+$/.test(id))).toEqual([]);
});

const isLedOn = ({ responses }: Contract) => 303 in responses;
/** Whether something in it can be wrong; cookies that are no good are passed over. */
const readsInput = ({ query, body, headers }: Contract) =>
  query !== undefined || body !== undefined || (headers !== undefined && headers !== cookieHeader);

const refusals: readonly [what: string, status: number, demanded: (contract: Contract) => boolean][] = [
  ['asks for somebody signed in', 401, ({ access }) => access === 'user'],
  ['takes the secret of a device', 401, (contract) => takesDevice(contract) && contract !== postBatch],
  ['asks for the token against forgery', 403, ({ antiForgery }) => antiForgery === true],
  ['is about what its path names', 404, ({ params }) => params !== undefined],
  ['reads input', 422, (contract) => readsInput(contract) && !isLedOn(contract)],
  ['is limited', 429, ({ perMinute }) => perMinute !== undefined],
];

test.each(refusals)('API-08 whatever %s says that it answers %i', (_what, status, demanded) => {
  const affected = contracts.filter(demanded);
  expect(affected.length).toBeGreaterThan(3);
  const silent = affected.filter(({ responses }) => !(status in responses));
  expect(silent.map(({ operationId }) => operationId)).toEqual([]);
});

test.each(['\0', 'a\0', '\ud800'])('API-08 no path names %j, which no database keeps', (name) => {
  const named = contracts.flatMap(({ params, path }) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => [parameter, name]);
    return params ? [{ path, isTaken: z.safeParse(params, Object.fromEntries(names)).success }] : [];
  });
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter(({ isTaken }) => isTaken)).toEqual([]);
});

test('AUT-05 WEB-01 every call that takes an address takes it from any keyboard', () => {
  const taking = contracts.flatMap(({ operationId, body }) => {
    const sent = examples.get(operationId)?.body;
    return body && typeof sent === 'object' && sent && 'email' in sent ? [{ operationId, body, sent }] : [];
  });
  expect(taking.length).toBeGreaterThan(4);
  for (const { operationId, body, sent } of taking) {
    const { data } = z.safeParse(body, { ...sent, email: 'ａｎｎａ@bücher.example' });
    expect(data, operationId).toMatchObject({ email: 'anna@xn--bcher-kva.example' });
  }
});

test('API-08 an id in capital letters is the same id, in every call that takes one', () => {
  const isId = (value: unknown) => z.safeParse(z.uuid(), value).success;
  const taken = contracts.flatMap(({ operationId, params, body }) => {
    const example = examples.get(operationId);
    const parts = [
      [params, example?.params],
      [body, example?.body],
    ] as const;
    return parts.flatMap(([schema, sent]) => {
      const [field, id] = Object.entries(sent ?? {}).find(([, value]) => isId(value)) ?? [];
      if (!schema || field === undefined) return [];
      const read: unknown = z.parse(schema, { ...(sent as object), [field]: String(id).toUpperCase() });
      return [{ call: `${operationId} ${field}`, read, sent }];
    });
  });
  expect(taken.length).toBeGreaterThan(3);
  for (const { call, read, sent } of taken) expect(read, call).toEqual(sent);
});

import * as z from 'zod/mini';
import { type Contract, failure } from './contract.ts';
import { deviceId, text } from './fields.ts';
import { deviceHeader } from './headers.ts';
import { storableJson } from './storable.ts';

const byDevice = z.object({ [deviceHeader]: deviceId });
/** Of a save what it is of; of a creation its kind and its id, such as `kotodama.haiku.0199f3a0-0000-7000-8000-000000000003`. */
const byName = z.object({ name: text(80) });

/** What a column of 32 bits takes, and one more. */
const smallInt = z.int().check(z.gte(0), z.lte(2 ** 31 - 2));

/** What a learner carries from run to run, or has made, as the server has it. */
export const storedDocument = z.object({
  name: z.string(),
  /** Grows with every change; the first is 1. */
  version: z.int(),
  /** Which shape the value has. */
  format: z.int(),
  value: z.unknown(),
});
export type Document = z.infer<typeof storedDocument>;

export const getDocuments = {
  operationId: 'getDocuments',
  tag: 'Playing',
  method: 'GET',
  path: '/api/v1/documents',
  summary: 'What the account of a device carries from run to run; a guest’s device has it alone',
  headers: byDevice,
  responses: { 200: z.object({ documents: z.array(storedDocument) }), 401: failure, 422: failure },
} as const satisfies Contract;

export const putDocument = {
  operationId: 'putDocument',
  tag: 'Playing',
  method: 'PUT',
  path: '/api/v1/documents/:name',
  summary:
    'Stores a document made from a version; what another device has changed since then is answered instead',
  headers: byDevice,
  params: byName,
  body: z.object({
    /** The version from which it was made; 0 for none. */
    base: smallInt,
    format: smallInt,
    value: storableJson,
  }),
  responses: {
    /** `taken` is false when `document` is what another device has stored since `base`. */
    200: z.object({ taken: z.boolean(), document: storedDocument }),
    401: failure,
    /** The device plays for no account. */
    403: failure,
    404: failure,
    413: failure,
    422: failure,
    429: failure,
  },
  perMinute: 60,
} as const satisfies Contract;

/** A creation without what was made. */
export const listedCreation = z.object({
  name: z.string(),
  /** Grows with every change; the first is 1. */
  version: z.int(),
  removed: z.boolean(),
});
export type ListedCreation = z.infer<typeof listedCreation>;

export const getCreations = {
  operationId: 'getCreations',
  tag: 'Playing',
  method: 'GET',
  path: '/api/v1/creations',
  summary: 'Which creations the account of a device has; a guest’s device has them alone',
  headers: byDevice,
  responses: { 200: z.object({ creations: z.array(listedCreation) }), 401: failure, 422: failure },
} as const satisfies Contract;

export const getCreation = {
  operationId: 'getCreation',
  tag: 'Playing',
  method: 'GET',
  path: '/api/v1/creations/:name',
  summary: 'One creation; its value is null once it was removed',
  headers: byDevice,
  params: byName,
  responses: { 200: storedDocument, 401: failure, 404: failure, 422: failure },
} as const satisfies Contract;

export const putCreation = {
  operationId: 'putCreation',
  tag: 'Playing',
  method: 'PUT',
  path: '/api/v1/creations/:name',
  summary:
    'Stores a creation made from a version, or removes it with the value null; what another device has changed since then is answered instead',
  headers: byDevice,
  params: byName,
  body: putDocument.body,
  responses: {
    200: putDocument.responses[200],
    401: failure,
    /** The device plays for no account. */
    403: failure,
    404: failure,
    /** The account has no room for more. */
    409: failure,
    413: failure,
    422: failure,
    429: failure,
  },
  perMinute: 60,
} as const satisfies Contract;

import * as z from 'zod/mini';
import { type Contract, failure } from './contract.ts';
import { putDocument, storedDocument } from './documents.ts';
import { deviceId, text } from './fields.ts';
import { deviceHeader } from './headers.ts';

const byDevice = z.object({ [deviceHeader]: deviceId });
/** Its kind and its id, such as `kotodama.haiku.0199f3a0-0000-7000-8000-000000000003`. */
const byName = z.object({ name: text(80) });

/** A work without what was made. */
export const listedWork = z.object({
  name: z.string(),
  /** Grows with every change; the first is 1. */
  version: z.int(),
  removed: z.boolean(),
});
export type ListedWork = z.infer<typeof listedWork>;

export const getWorks = {
  operationId: 'getWorks',
  tag: 'Playing',
  method: 'GET',
  path: '/api/v1/works',
  summary: 'Which works the account of a device has; a guest’s device has them alone',
  headers: byDevice,
  responses: { 200: z.object({ works: z.array(listedWork) }), 422: failure },
} as const satisfies Contract;

export const getWork = {
  operationId: 'getWork',
  tag: 'Playing',
  method: 'GET',
  path: '/api/v1/works/:name',
  summary: 'One work; its value is null once it was removed',
  headers: byDevice,
  params: byName,
  responses: { 200: storedDocument, 404: failure, 422: failure },
} as const satisfies Contract;

export const putWork = {
  operationId: 'putWork',
  tag: 'Playing',
  method: 'PUT',
  path: '/api/v1/works/:name',
  summary:
    'Stores a work made from a version, or removes it with the value null; what another device has changed since then is answered instead',
  headers: byDevice,
  params: byName,
  body: putDocument.body,
  responses: {
    200: putDocument.responses[200],
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

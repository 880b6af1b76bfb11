import * as z from 'zod/mini';
import { type Contract, failure } from './contract.ts';
import { deviceId } from './fields.ts';

export const postDeviceJoin = {
  operationId: 'postDeviceJoin',
  tag: 'Playing',
  method: 'POST',
  path: '/api/v1/devices/join',
  summary:
    'Lets a device play for the own account: what it has reached joins the account; a second time changes nothing',
  access: 'user',
  body: z.object({ deviceId }),
  responses: {
    /** `joined` is false when it had joined this account before. */
    200: z.object({ joined: z.boolean() }),
    401: failure,
    /** It plays for another account. */
    409: failure,
    422: failure,
    429: failure,
  },
  perMinute: 30,
} as const satisfies Contract;

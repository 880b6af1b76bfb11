import * as z from 'zod/mini';
import type { Contract } from './contract.ts';

const state = z.object({ status: z.enum(['ok', 'unavailable']) });

export const getHealth = {
  operationId: 'getHealth',
  tag: 'Health',
  method: 'GET',
  path: '/healthz',
  summary: 'Whether the process runs',
  responses: { 200: state },
} as const satisfies Contract;

export const getReadiness = {
  operationId: 'getReadiness',
  tag: 'Health',
  method: 'GET',
  path: '/readyz',
  summary: 'Whether the database answers and requests are welcome',
  responses: { 200: state, 503: state },
} as const satisfies Contract;

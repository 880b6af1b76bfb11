import { type Contract, failure, said } from './contract.ts';

export const postLogout = {
  operationId: 'postLogout',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/game-auth/logout',
  summary: 'Ends this session',
  access: 'user',
  antiForgery: true,
  responses: { 200: said, 401: failure, 403: failure },
} as const satisfies Contract;

export const postLogoutEverywhere = {
  operationId: 'postLogoutEverywhere',
  tag: 'Accounts',
  method: 'POST',
  path: '/api/game-auth/logout-everywhere',
  summary: 'Ends all sessions of the account, this one too',
  access: 'user',
  antiForgery: true,
  responses: { 200: said, 401: failure, 403: failure },
} as const satisfies Contract;

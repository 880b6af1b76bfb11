import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/calls/api-client.ts';
import { currentSession, storeSession } from '../../lib/device/session.ts';
import { TestArea } from '../../testing/play.ts';
import { testUser as user } from '../../testing/user.ts';
import { asUser } from './as-user.ts';

const refusal = (status: number) => Promise.reject(new ApiError(status, { message: 'no' }, null));

beforeEach(() => {
  vi.stubGlobal('localStorage', new TestArea());
  storeSession({ token: 'here', user });
});
afterEach(() => vi.unstubAllGlobals());

test('AUT-07 a refused token ends its session, no other refusal does', async () => {
  await expect(asUser('here', refusal(422))).rejects.toThrow(ApiError);
  expect(currentSession()?.token).toBe('here');
  await expect(asUser('here', refusal(401))).rejects.toThrow(ApiError);
  expect(currentSession()).toBeNull();
});

test('AUT-07 a late refusal of an earlier token leaves the session that is newer', async () => {
  await expect(asUser('earlier', refusal(401))).rejects.toThrow(ApiError);
  expect(currentSession()?.token).toBe('here');
});

test('AUT-07 what the server answers is passed on', async () => {
  await expect(asUser('here', Promise.resolve('well'))).resolves.toBe('well');
});

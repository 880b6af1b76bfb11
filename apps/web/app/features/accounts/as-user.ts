import { ApiError } from '../../lib/calls/api-client.ts';
import { renewSession } from '../../lib/device/session.ts';

/** What a call with the token of a session answers. When the token is refused, that session is over. */
export async function asUser<T>(token: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) renewSession(token, null);
    throw error;
  }
}

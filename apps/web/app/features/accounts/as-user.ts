import { ApiError } from '../../lib/api-client.ts';
import { keepSession } from '../../lib/session.ts';

/** What a call with the token of the session answers. When the token is refused, the session is over. */
export async function asUser<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) keepSession(null);
    throw error;
  }
}

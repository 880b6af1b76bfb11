import { type BatchedCall, batchedContracts, postBatch } from '@michi/contracts/batch';
import { deviceHeader } from '@michi/contracts/headers';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Api, answer, type Call } from '../../api/route.ts';

/** The client is asked for patience: what comes after would be refused just the same. */
const busy = [429, 503];

/**
 * Makes the calls of a batch one after the other, each by its own route, so that all that holds for it by itself holds
 * here: what it accepts, its limits, its errors in the reader's language.
 */
export function batchRoutes(app: FastifyInstance, api: Api): void {
  api.route(postBatch, async ({ body, locale, client }) => {
    const answers: ReturnType<typeof answerOf>[] = [];
    for (const each of body.calls) {
      const last = answers.at(-1);
      if (last && busy.includes(last.status)) answers.push(last);
      else answers.push(answerOf(await app.inject(requestOf(each, { locale, client }))));
    }
    return answer(200, { answers });
  });
}

function requestOf(
  { operation, params = {}, deviceId, body }: BatchedCall,
  { locale, client }: Pick<Call<typeof postBatch>, 'locale' | 'client'>,
): InjectOptions {
  const { method, path } = batchedContracts[operation];
  return {
    method,
    // Half of a surrogate pair has no place in an address; what stands for it names nothing either.
    url: path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent((params[name] ?? '').toWellFormed()),
    ),
    remoteAddress: client.address,
    headers: {
      'content-type': 'application/json',
      'user-agent': client.userAgent,
      'x-locale': locale,
      ...(deviceId !== undefined && { [deviceHeader]: deviceId }),
    },
    payload: JSON.stringify(body ?? null),
  };
}

function answerOf({ statusCode, headers, body }: LightMyRequestResponse) {
  const seconds = Number.parseInt(String(headers['retry-after']), 10);
  return {
    status: statusCode,
    body: JSON.parse(body) as unknown,
    retryAfterS: seconds >= 0 ? seconds : null,
  };
}

import type { Failure } from '@michi/contracts/contract';
import type { Locale } from '@michi/messages/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseError, isUnavailable, textCode } from '../db/errors.ts';
import { ApiError, type ErrorStatus, isErrorStatus } from './api-error.ts';
import { say } from './error-messages.ts';
import { createFailureLog } from './failure-log.ts';
import { requestLocale } from './request-locale.ts';

/** Answers every failure as `{message, errors?, code?}` in the reader's language. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(new ApiError(404), request, reply));
}

const noteDatabaseFailure = createFailureLog('the database failed');

/** After so many seconds a database that failed may be asked again. */
const retryAfterS = 5;

/** Whatever went wrong on the way to an answer; what nobody expected is logged and answers 500. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error, reply);
  if (refusal.status === 500) request.log.error({ err: error }, 'request failed');
  if (isUnavailable(error)) noteDatabaseFailure(error, request.log);
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  if (refusal.retryAfterS !== undefined) reply.header('retry-after', refusal.retryAfterS);
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(failureOf(refusal, requestLocale(request.headers)));
}

/** What a refusal says in a language. */
export function failureOf({ sentence, fields, code }: ApiError, locale: Locale): Failure {
  const failure = { message: say(locale, sentence), ...(code && { code }) };
  if (!fields) return failure;
  const entries = Object.entries(fields);
  const errors = entries.map(([field, found]) => [field, found.map((each) => say(locale, each))] as const);
  return { ...failure, errors: Object.fromEntries(errors) };
}

/** The two ways in which a database is too busy to write; the client may send the same again. */
const isBusy = (error: unknown) =>
  isDatabaseError(error, 'overloaded') || isDatabaseError(error, 'shutting-down');

function refusalOf(error: unknown, reply: FastifyReply): ApiError {
  if (error instanceof ApiError) return error;
  if (isBusy(error)) return new ApiError(503, { retryAfterS });
  if (isUnavailable(error))
    return new ApiError(503, { sentence: { key: 'general.noDatabase' }, retryAfterS });
  const status = statusOf(error);
  if (status === 429) return new ApiError(429, { retryAfterS: Number(reply.getHeader('retry-after') ?? 1) });
  // All of Fastify's other reasons for a 400 are bodies: no JSON, or of another length than they say.
  if (status === 400 && textCode(error) !== 'FST_ERR_BAD_URL')
    return new ApiError(400, { sentence: { key: 'general.unreadable' } });
  return new ApiError(status ?? 400);
}

/** The status that Fastify or a plugin gave its own error; undefined for a refusal that we answer like any bad request. */
function statusOf(error: unknown): ErrorStatus | undefined {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (isErrorStatus(status)) return status;
  return status >= 400 && status < 500 ? undefined : 500;
}

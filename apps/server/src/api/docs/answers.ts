import { ApiError, type ErrorStatus, fieldError } from '../api-error.ts';
import { failureOf } from '../error-answers.ts';
import type { Header, Reference, Response, Schema } from './types.ts';

const header = (description: string, schema: Schema = { type: 'string' }): Header => ({
  description,
  schema,
});

const failureRef: Schema = { $ref: '#/components/schemas/Failure' };
const retryAfter = { 'retry-after': header('How many seconds to wait', { type: 'integer' }) };

interface Refused {
  /** Under which the components hold it. */
  readonly name: string;
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header>>;
  /** For the example. */
  readonly refusal: ApiError;
}

const refused = {
  400: {
    name: 'Unreadable',
    description: 'The request cannot be understood, or its body is no JSON',
    refusal: new ApiError(400),
  },
  401: {
    name: 'NotSignedIn',
    description:
      'Nobody is signed in, or not with this; with the code device.revoked, the session of the device is over',
    headers: { 'www-authenticate': header('How to sign in: Bearer') },
    refusal: new ApiError(401),
  },
  403: {
    name: 'Forbidden',
    description:
      'It is not open to this caller, or the header x-xsrf-token does not repeat the cookie XSRF-TOKEN',
    refusal: new ApiError(403),
  },
  404: { name: 'NotFound', description: 'There is no such thing', refusal: new ApiError(404) },
  409: { name: 'Conflict', description: 'It does not fit with what is stored', refusal: new ApiError(409) },
  413: { name: 'TooLarge', description: 'The body is too large', refusal: new ApiError(413) },
  415: {
    name: 'NotJson',
    description: 'The body is not sent as application/json',
    refusal: new ApiError(415),
  },
  422: {
    name: 'Invalid',
    description: 'The input is wrong: errors names the fields',
    refusal: fieldError(422, 'email', 'field.email'),
  },
  429: {
    name: 'TooManyCalls',
    description: 'Too many calls: the header retry-after tells the seconds to wait',
    headers: retryAfter,
    refusal: new ApiError(429, { sentence: { key: 'general.tooMany', values: { seconds: 30 } } }),
  },
  500: { name: 'Failed', description: 'Any other failure, told by its status', refusal: new ApiError(500) },
  503: {
    name: 'Unavailable',
    description: 'Too busy: the header retry-after tells the seconds to wait where they are known',
    headers: retryAfter,
    refusal: new ApiError(503),
  },
} as const satisfies Partial<Record<ErrorStatus, Refused>>;

const notModified: Response = {
  description: 'The answer is still the one with the ETag that if-none-match names',
  headers: { etag: header('The same ETag') },
};

const meanings: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Made',
  204: 'Done; there is nothing to tell',
  303: 'The browser is led on',
  503: 'Not ready',
};

/** Headers of an answer of the kind that is stored. */
export const storedHeaders = {
  etag: header('Which answer it is; sent back in if-none-match, it asks for another one only'),
  'cache-control': header('How long caches may keep it'),
};

/** Headers of an answer that leads on. */
export const ledOnHeaders = { location: header('Where to', { type: 'string', format: 'uri' }) };

export const meaningOf = (status: number): string => meanings[status] ?? String(status);

/** The answers that many calls share, by name. */
export const sharedAnswers: Readonly<Record<string, Response>> = {
  NotModified: notModified,
  ...Object.fromEntries(Object.values(refused).map((each: Refused) => [each.name, answerOf(each)])),
};

export const notModifiedRef = refTo('NotModified');
/** What any failure answers that a call does not list. */
export const failedRef = refTo(refused[500].name);

/** A refusal with this status. Throws when none is described. */
export function refusedRef(status: number): Reference {
  const found = (refused as Partial<Record<number, Refused>>)[status];
  if (!found) throw new Error(`nobody has described what is refused with ${status}`);
  return refTo(found.name);
}

function refTo(name: string): Reference {
  return { $ref: `#/components/responses/${name}` };
}

function answerOf({ description, headers, refusal }: Refused): Response {
  const example = failureOf(refusal, 'en');
  return {
    description,
    ...(headers && { headers }),
    content: { 'application/json': { schema: failureRef, example } },
  };
}

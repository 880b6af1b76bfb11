import {
  type AnswerOf,
  type BodyOf,
  type Contract,
  deviceRevoked,
  type Failure,
  failure,
  type ParamsOf,
  type QueryOf,
} from '@michi/contracts/contract';
import { deviceHeader, forgeryCookie, forgeryHeader } from '@michi/contracts/headers';
import type { Locale } from '@michi/messages/locales';
import * as z from 'zod/mini';
import './schemas.ts';
import { patience } from './too-long.ts';

/** The server refused, or cannot be had just now. `message` is in the reader's language, or empty when there was none. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: NonNullable<Failure['errors']>;
  /** By which this refusal is told from others of its status; undefined for most. */
  readonly code: Failure['code'];
  /** Seconds the server asks to wait before the next try, or null. */
  readonly retryAfterS: number | null;

  constructor(status: number, refusal: Failure, retryAfterS: number | null) {
    super(refusal.message);
    this.name = 'ApiError';
    this.status = status;
    this.errors = refusal.errors ?? {};
    this.code = refusal.code;
    this.retryAfterS = retryAfterS;
  }
}

/** No answer that can be read: no network, too late, given up, or not what the contract promises. */
export class NetworkError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'NetworkError';
  }
}

/**
 * There was an answer, but not one of the API: neither what the contract promises nor a refusal in its form. What stands
 * between, such as a hotspot or a proxy, may have given it.
 */
export class UnreadableAnswer extends NetworkError {
  override readonly name = 'UnreadableAnswer';
}

const answerListeners = new Set<() => void>();

/** Tells that the server has answered a call of a page as its contract promises, and so can be reached and is well. */
export function onAnswered(listener: () => void): () => void {
  answerListeners.add(listener);
  return () => answerListeners.delete(listener);
}

const revokedListeners = new Set<(deviceId: string) => void>();

/** Tells the secret of a device of which the server says that its session is over. */
export function onRevoked(listener: (deviceId: string) => void): () => void {
  revokedListeners.add(listener);
  return () => revokedListeners.delete(listener);
}

/** Tells of a refusal if it means that. */
export function tellIfRevoked(refusal: Error, deviceId: string): void {
  if (isRevoked(refusal)) for (const listener of revokedListeners) listener(deviceId);
}

/** Whether the server refuses the secret of the device, as its session is over. */
export const isRevoked = (refusal: unknown): boolean =>
  refusal instanceof ApiError && refusal.code === deviceRevoked;

/** A part of the request: asked for when the contract has it, else not accepted. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: never }
  : { readonly [Key in Name]: Value };

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

interface Options {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly locale: Locale;
  /** Sent where the answer depends on who asks. */
  readonly deviceId?: string;
  /** The token of the session, where the answer depends on who is signed in. */
  readonly token?: string | undefined;
  readonly signal?: AbortSignal;
  /** Missing in calls of pages: those alone tell `onAnswered`, so that what is sent in the background hurries nothing. */
  readonly fetch?: Fetch;
}

export type CallOptions<C extends Contract> = Options &
  Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', BodyOf<C>>;

/**
 * Makes a documented call and answers what its contract promises. Throws ApiError or NetworkError, of which `tookTooLong`
 * tells whether `enough` came first.
 */
export async function call<C extends Contract>(
  contract: C,
  options: CallOptions<C>,
  enough = patience(),
): Promise<AnswerOf<C>> {
  const signal = options.signal ? AbortSignal.any([options.signal, enough]) : enough;
  let response: Response;
  let text: string;
  try {
    response = await request(contract, options, signal);
    text = await response.text();
  } catch (cause) {
    throw new NetworkError(`${contract.path}: no answer`, { cause: signal.aborted ? signal.reason : cause });
  }

  if (!response.ok) {
    const refusal = refusalOf(response, text);
    const deviceId = deviceIn(options);
    if (deviceId !== undefined) tellIfRevoked(refusal, deviceId);
    throw refusal;
  }
  const answer = readAnswer(contract, response.status, parseJson(text));
  if (!options.fetch) for (const listener of answerListeners) listener();
  return answer;
}

/** The secret of the device that a call was made by, wherever it stands. */
function deviceIn({ deviceId, query, body }: Options): string | undefined {
  const parts = { ...(body as object | undefined), ...query } as { readonly deviceId?: unknown };
  return deviceId ?? (typeof parts.deviceId === 'string' ? parts.deviceId : undefined);
}

/** What a contract promises with a status, read from what came. Throws UnreadableAnswer for anything else. */
export function readAnswer<C extends Contract>(contract: C, status: number, content: unknown): AnswerOf<C> {
  const schema = contract.responses[status];
  const answer = schema && z.safeParse(schema, content);
  if (!answer?.success) throw new UnreadableAnswer(`${contract.path}: unreadable answer ${status}`);
  return answer.data as AnswerOf<C>;
}

/** Makes a documented call and answers the response as it comes. Rejects as `fetch` does. */
export function request(contract: Contract, options: Options, signal: AbortSignal): Promise<Response> {
  const { params, query, body, locale, deviceId, token, fetch: send = fetchNow } = options;
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': locale,
    'x-locale': locale,
  };
  if (deviceId !== undefined) headers[deviceHeader] = deviceId;
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  const forgeryProof = contract.antiForgery ? readCookie(forgeryCookie) : null;
  if (forgeryProof !== null) headers[forgeryHeader] = forgeryProof;
  if (body !== undefined) headers['content-type'] = 'application/json';
  return send(addressOf(contract.path, params, query), {
    method: contract.method,
    headers,
    credentials: 'include',
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const fetchNow: Fetch = (path, init) => fetch(path, init);

/** A cookie of this page, null when there is none. */
function readCookie(name: string): string | null {
  const cookies = typeof document === 'undefined' ? [] : document.cookie.split('; ');
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

function addressOf(path: string, params: Options['params'] = {}, query: Options['query'] = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? filled : `${filled}?${search}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What an answer refuses with that is not ok. */
export function refusalOf(response: Response, text: string): ApiError | UnreadableAnswer {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return readRefusal(response.status, isJson ? parseJson(text) : undefined, seconds >= 0 ? seconds : null);
}

/**
 * The refusal that came with a status. Who else answers for the API may say by 429 or 5xx that it is not to be had now; any
 * other status means something only in the form of the API.
 */
export function readRefusal(
  status: number,
  content: unknown,
  retryAfterS: number | null,
): ApiError | UnreadableAnswer {
  const refusal = z.safeParse(failure, content);
  if (refusal.success) return new ApiError(status, refusal.data, retryAfterS);
  if (status === 429 || status >= 500) return new ApiError(status, { message: '' }, retryAfterS);
  return new UnreadableAnswer(`a refusal ${status} that is not the API's`);
}

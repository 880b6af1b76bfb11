import type { BodyOf, Contract, HeadersOf, ParamsOf, QueryOf } from '@michi/contracts/contract';
import type { Locale } from '@michi/messages/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { giveForgeryCookie, refuseForgery } from './anti-forgery.ts';
import { ApiError } from './api-error.ts';
import { type CallerOf, type FindCaller, optionalUser, requireAdmin, requireUser } from './caller.ts';
import { fieldMessages } from './field-messages.ts';
import { limitDevices, limitNetworks } from './network-limit.ts';
import { requestLocale } from './request-locale.ts';
import { forbidDocuments } from './security-headers.ts';
import { StoredAnswer } from './stored-answer.ts';
import { StreamedAnswer } from './streamed-answer.ts';

/** What a handler is given: everything from outside is already parsed. */
export interface Call<C extends Contract> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly headers: HeadersOf<C>;
  /** Who is signed in, as the contract's `access` asks. */
  readonly caller: CallerOf<C>;
  readonly locale: Locale;
  /** The client, as far as it can be told from others. */
  readonly client: { readonly address: string; readonly userAgent: string };
}

type Answer<C extends Contract> = {
  [Status in keyof C['responses'] & number]: {
    status: Status;
    body: z.infer<C['responses'][Status]>;
    headers: Headers;
  };
}[keyof C['responses'] & number];
type Headers = Readonly<Record<string, string | string[]>>;

type Given<C extends Contract> = C extends { stored: true } ? StoredAnswer : Answer<C> | StreamedAnswer;
type Handler<C extends Contract> = (call: Call<C>) => Given<C> | Promise<Given<C>>;

/** An answer with one of the contract's statuses. */
export const answer = <const Status extends number, const Body>(
  status: Status,
  body: Body,
  headers: Headers = {},
) => ({ status, body, headers });

/** The calls of the server: what is added here is served, limited and documented by its contract. */
export interface Api {
  readonly contracts: readonly Contract[];
  /** Serves a contract. Handlers answer as it says, or throw an ApiError. */
  route<const C extends Contract>(contract: C, handler: Handler<C>): void;
  /** Documents what is served in a way of its own. */
  document(contract: Contract): void;
}

const minuteMs = 60_000;

export interface ApiParts {
  readonly findCaller: FindCaller;
  /** The clock, in epoch ms. */
  readonly now: () => number;
  /** Whether browsers reach the site by https only. */
  readonly secure: boolean;
}

export function createApi(app: FastifyInstance, parts: ApiParts): Api {
  const contracts: Contract[] = [];
  forbidDocuments(app);
  return {
    contracts,
    document: (contract) => void contracts.push(contract),
    route(contract, handler) {
      contracts.push(contract);
      const route: RouteOptions = {
        method: contract.method,
        url: contract.path,
        ...(contract.bodyLimit && { bodyLimit: contract.bodyLimit }),
        ...(contract.perMinute && {
          config: { rateLimit: { max: contract.perMinute, timeWindow: minuteMs } },
          // After the limit by address, and before the body is read.
          preParsing: [
            limitNetworks(app, contract.perMinute),
            ...(contract.perMinuteOfDevice ? [limitDevices(app, contract.perMinuteOfDevice)] : []),
          ],
        }),
        handler: (request, reply) => serve(contract, handler, request, reply, parts),
      };
      if (!contract.anyBody) return void app.route(route);
      app.register(async (scope) => {
        passOverBodies(scope);
        scope.route(route);
      });
    },
  };
}

/** Lets every body through, of which Node throws away what nobody has read once the answer is sent. */
function passOverBodies(scope: FastifyInstance): void {
  // Of types that are none, Fastify refuses the body before a parser is asked.
  scope.addHook('onRequest', async ({ headers }) => void delete headers['content-type']);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

async function serve<C extends Contract>(
  contract: C,
  handler: Handler<C>,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: ApiParts,
): Promise<unknown> {
  if (contract.antiForgery) refuseForgery(request);
  const caller = await callerOf(contract, request, parts);
  const given = await handler(new ReceivedCall(contract, request, caller as CallerOf<C>));
  if (contract.antiForgery) giveForgeryCookie(request, reply, parts.secure);
  if (given instanceof StoredAnswer) return given.choose(request, reply);
  reply.header('cache-control', 'no-store');
  if (given instanceof StreamedAnswer) return given.choose(request, reply);
  return reply.code(given.status).headers(given.headers).send(given.body);
}

/** A call as its contract describes it. Throws an ApiError that names the fields of anything else. */
class ReceivedCall<C extends Contract> implements Call<C> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly headers: HeadersOf<C>;
  readonly body: BodyOf<C>;
  readonly caller: CallerOf<C>;
  readonly #request: FastifyRequest;

  constructor(contract: C, request: FastifyRequest, caller: CallerOf<C>) {
    // A wrong parameter of the path names something that does not exist.
    this.params = parse(contract.params, request.params, 'path', 404) as ParamsOf<C>;
    this.query = parse(contract.query, request.query, 'query', 422) as QueryOf<C>;
    this.headers = parse(contract.headers, request.headers, 'headers', 422) as HeadersOf<C>;
    this.body = parse(contract.body, request.body, 'body', 422) as BodyOf<C>;
    this.caller = caller;
    this.#request = request;
  }

  // Found when asked for, as few handlers do. In a literal, accessors would give each object a shape of its own, and
  // that shape would keep the request in memory.
  get locale(): Locale {
    return requestLocale(this.#request.headers);
  }
  get client(): Call<C>['client'] {
    const { ip, headers } = this.#request;
    return { address: ip, userAgent: headers['user-agent'] ?? '' };
  }
}

async function callerOf({ access, freshProof }: Contract, request: FastifyRequest, parts: ApiParts) {
  const { findCaller: find, now } = parts;
  if (access === undefined) return undefined;
  if (access === 'admin') return requireAdmin(request, find, freshProof ? now() : null);
  return access === 'user' ? requireUser(request, find) : optionalUser(request, find);
}

function parse(schema: z.ZodMiniType | undefined, input: unknown, whole: string, status: 404 | 422): unknown {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, input, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new ApiError(status, { fields: fieldMessages(parsed.error.issues, whole) });
}

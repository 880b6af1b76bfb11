import type { User } from '@michi/contracts/account-fields';
import {
  getSocialArrival,
  getSocialLogin,
  postSocialLink,
  postSocialSession,
  returnParameter,
  type SocialOutcome,
  type SocialProvider,
  socialCookies,
  socialProviders,
} from '@michi/contracts/social-login';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../api/api-error.ts';
import { type ClosedCookie, readCookie, setCookie } from '../../api/cookies.ts';
import { limitNetworks } from '../../api/network-limit.ts';
import { requestLocale } from '../../api/request-locale.ts';
import { type Api, answer } from '../../api/route.ts';
import type { Ms } from '../../db/schema.ts';
import { mailTexts } from '../../mail/mail-texts.ts';
import { returnAddress, returnPath } from './return-address.ts';
import { linkLifeS, type SocialLoginService } from './service.ts';
import { openFlow, signFlow } from './sign-in-flow.ts';

const flowLifeS = 10 * 60;
/** Time to look up the code of a second factor. */
const sessionCookieLifeS = 10 * 60;
/** How often one address may leave or come back in a minute: each time a provider may have to be asked. */
const perMinute = 60;
const minuteMs = 60_000;

export interface SocialRoutesParts {
  readonly social: SocialLoginService;
  /** Signs what the browser keeps during a sign-in flow. */
  readonly secret: Buffer;
  readonly publicUrl: string;
  readonly now: () => Ms;
  /**
   * Whose session a token is, the ticket that ends it, and the header that makes the browser with these cookies known to
   * them; null when it is nobody's. Throws ApiError 401 with `codeNeeded` where the code of the second factor is missing, 422
   * for a wrong one.
   */
  readonly enter: (
    token: string,
    cookies: string | undefined,
    code: string | undefined,
  ) => Promise<{ readonly user: User; readonly endTicket: string; readonly known: string } | null>;
  /** Writes into the log that somebody has signed in to an account. */
  readonly noteSignIn: (email: string) => void;
}

/** Sign-in flows of the whole page to a provider and back, and the calls that follow them. */
export function socialLoginRoutes(app: FastifyInstance, api: Api, parts: SocialRoutesParts): void {
  const { social, secret, publicUrl, now, enter, noteSignIn } = parts;
  const secure = publicUrl.startsWith('https:');
  // Sent when the provider leads back here, from another site.
  const flowCookie: ClosedCookie = {
    name: socialCookies.flow,
    path: '/api/auth',
    sameSite: 'Lax',
    lifeS: flowLifeS,
    secure,
  };
  // Sent to one call alone, which takes it away. So the token stands in no address, and in no script's reach before.
  const sessionCookie: ClosedCookie = {
    name: socialCookies.session,
    path: postSocialSession.path,
    sameSite: 'Strict',
    lifeS: sessionCookieLifeS,
    secure,
  };

  // Sent to one call alone. So only who came back in this browser can confirm that they were asked about by mail.
  const linkCookie: ClosedCookie = {
    name: socialCookies.link,
    path: postSocialLink.path,
    sameSite: 'Strict',
    lifeS: linkLifeS,
    secure,
  };

  const countVisit = app.createRateLimit({ max: perMinute, timeWindow: minuteMs });
  const refuseNetwork = limitNetworks(app, perMinute);
  async function refuseTooMany(request: FastifyRequest): Promise<void> {
    const limit = await countVisit(request);
    if (!limit.isAllowed && limit.isExceeded) throw new Error('too many sign-in flows from one address');
    await refuseNetwork(request);
  }

  async function begin(
    provider: SocialProvider,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const path = returnPath((request.query as Record<string, unknown>)[returnParameter], publicUrl);
    try {
      await refuseTooMany(request);
      const { address, flow } = await social.begin(provider, path, now() + flowLifeS * 1000);
      return lead(reply.header('set-cookie', setCookie(flowCookie, signFlow(flow, secret))), address);
    } catch (error) {
      return fail(error, path, request, reply);
    }
  }

  async function arrive(
    provider: SocialProvider,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const flow = openFlow(readCookie(request.headers.cookie, flowCookie.name), secret, now());
    reply.header('set-cookie', setCookie(flowCookie, null));
    try {
      await refuseTooMany(request);
      if (flow?.provider !== provider) throw new Error('this browser has begun no such sign-in flow');
      const cameTo = new URL(request.url, publicUrl);
      const userAgent = request.headers['user-agent'] ?? '';
      const arrival = await social.arrive(cameTo, flow, requestLocale(request.headers), userAgent);
      reply.header(
        'set-cookie',
        arrival.outcome === 'done'
          ? setCookie(sessionCookie, arrival.token)
          : setCookie(linkCookie, arrival.proof),
      );
      return comeBack(reply, flow.returnPath, arrival.outcome);
    } catch (error) {
      return fail(error, flow?.returnPath ?? '/', request, reply);
    }
  }

  function fail(error: unknown, path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    request.log.warn({ err: error }, 'signing in with another provider failed');
    return comeBack(reply, path, 'failed');
  }

  const comeBack = (reply: FastifyReply, path: string, outcome: SocialOutcome) =>
    lead(reply, returnAddress(path, publicUrl, outcome));

  for (const provider of socialProviders) {
    const begun = getSocialLogin(provider);
    const arrival = getSocialArrival(provider);
    app.get(begun.path, (request, reply) => begin(provider, request, reply));
    app.get(arrival.path, (request, reply) => arrive(provider, request, reply));
    api.document(begun);
    api.document(arrival);
  }

  api.route(postSocialSession, async ({ body, headers, locale }) => {
    const token = readCookie(headers.cookie, sessionCookie.name);
    const entered = token ? await enter(token, headers.cookie, body.code) : null;
    if (!token || !entered) throw new ApiError(401);
    const { user, endTicket, known } = entered;
    noteSignIn(user.email);
    const message = mailTexts(locale)('answers.loggedIn');
    const cookies = [setCookie(sessionCookie, null), known];
    return answer(200, { token, endTicket, user, message }, { 'set-cookie': cookies });
  });

  api.route(postSocialLink, async ({ body, headers, caller, locale }) => {
    const proof = readCookie(headers.cookie, linkCookie.name);
    const outcome = await social.link(body.token, proof, caller?.user.id ?? null);
    if (outcome === 'unknown') throw new ApiError(404, { sentence: { key: 'account.unknownLink' } });
    if (outcome === 'elsewhere') throw new ApiError(403, { sentence: { key: 'account.linkElsewhere' } });
    const message = mailTexts(locale)('answers.socialLinked');
    return answer(200, { message }, { 'set-cookie': setCookie(linkCookie, null) });
  });
}

/** Leads the browser on. What it is led to belongs to this visitor and this moment alone. */
const lead = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(address, 303);

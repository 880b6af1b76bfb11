import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { answerErrors } from '../api/error-answers.ts';
import { refuseMalformedRequests } from '../api/malformed-requests.ts';
import { logRequests } from '../api/request-log.ts';
import { setSecurityHeaders } from '../api/security-headers.ts';
import { answerUnreadable } from '../api/unreadable-requests.ts';
import { answerUnroutable } from '../api/unroutable-requests.ts';
import type { Settings } from '../config.ts';
import { boundConnections, boundUnanswered } from './bounded-connections.ts';
import { endConnectionsWhile } from './end-connections.ts';
import { readForwardedFor } from './forwarded-for.ts';
import { logOutput } from './log-output.ts';
import { originForm } from './origin-form.ts';
import { readableUrl } from './readable-url.ts';

const bodyLimit = 64 * 1024;
// Against clients that send slowly on purpose: by then the headers, and the whole request, must have arrived.
const headersTimeoutMs = 15_000;
const requestTimeoutMs = 30_000;
const timeoutCheckMs = 5_000;
/** A connection on which nothing moves is closed. */
const connectionTimeoutMs = 60_000;
/** Six for each browser of 160 behind one address, as in a school, all within a minute. */
const mostConnectionsOfAnAddress = 1_000;
const compressFrom = 1024;
const gzipLevel = 4;

type FastifySettings = Pick<Settings, 'publicUrl' | 'logLevel' | 'proxies'>;

/** An empty Fastify with everything that holds for each of its routes: limits, ids, log, headers, compression, errors. */
export async function createFastify(
  { publicUrl, logLevel, proxies }: FastifySettings,
  stopping: () => boolean,
): Promise<FastifyInstance> {
  const secure = publicUrl.startsWith('https:');
  const app = Fastify({
    logger: { level: logLevel, stream: logOutput },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    trustProxy: (_address, hop) => hop < proxies,
    bodyLimit,
    rewriteUrl: ({ url = '/' }) => readableUrl(originForm(url)),
    serverFactory: (answer) => serverThat(boundUnanswered(answer)),
    return503OnClosing: false,
    frameworkErrors: answerUnroutable(secure, stopping),
    clientErrorHandler: answerUnreadable(secure),
  });
  // Forms of other sites can send text, but never JSON.
  app.removeContentTypeParser('text/plain');
  boundConnections(app.server, proxies > 0 ? Infinity : mostConnectionsOfAnAddress);
  if (proxies > 0) readForwardedFor(app);
  setSecurityHeaders(app, secure);
  logRequests(app);
  answerErrors(app);
  refuseMalformedRequests(app);
  endConnectionsWhile(stopping, app);
  await app.register(import('@fastify/compress'), {
    encodings: ['br', 'gzip'],
    threshold: compressFrom,
    zlibOptions: { level: gzipLevel },
    globalDecompression: false,
  });
  await app.register(import('@fastify/rate-limit'), { global: false });
  return app;
}

/** A server with the limits of time. An expectation that Node does not know is passed over (RFC 9110, section 10.1.1). */
function serverThat(answer: RequestListener): Server {
  const limits = {
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: connectionTimeoutMs,
    connectionsCheckingInterval: timeoutCheckMs,
  };
  return createServer(limits, answer)
    .setTimeout(connectionTimeoutMs)
    .on('checkExpectation', function (this: Server, request, response) {
      this.emit('request', request, response);
    });
}

/** Ids that no two requests of any process share, and that cost next to nothing: one random part and a count. */
function requestIds(): () => string {
  const process = randomUUID().slice(0, 8);
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}

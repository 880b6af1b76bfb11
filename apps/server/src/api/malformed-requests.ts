import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/** A name, an IPv4 address or an IPv6 address in brackets, with or without a port; or nothing at all. */
const hostHeader = /^(?:[\w.~-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/** Answers 400 to a request without a path, and to one that does not say for which host it is, and for one alone (RFC 9112, section 3.2). */
export function refuseMalformedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { url, raw } = request;
    const hasPath = url.startsWith('/') || (url === '*' && raw.method === 'OPTIONS');
    done(hasPath && namesOneHost(raw) ? undefined : new ApiError(400));
  });
  app.server.on('connect', refuseTunnel);
}

/** CONNECT asks for a tunnel to elsewhere; Node leaves the answer to us, byte by byte. */
function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  const lines = [
    'HTTP/1.1 405 Method Not Allowed',
    'allow: GET, HEAD',
    'connection: close',
    'content-length: 0',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
}

/** Node refuses a request of HTTP/1.1 without any, and of several tells the first alone. */
function namesOneHost({ headers, rawHeaders }: IncomingMessage): boolean {
  if (headers.host !== undefined && !hostHeader.test(headers.host)) return false;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts <= 1;
}

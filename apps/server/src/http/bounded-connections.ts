import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** Browsers and proxies wait for each answer; programs that do not send ten ahead at most. */
const mostUnanswered = 10;

const unanswered = Symbol('how many of its requests are not answered yet');
type CountedSocket = Socket & { [unanswered]?: number };

/**
 * Bounds how many connections an address has, a /64 of IPv6 being one (Infinity where all come from a proxy). What goes
 * beyond is cut off.
 */
export function boundConnections(server: Server, mostOfAnAddress: number): void {
  const connections = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = normalizeIP(socket.remoteAddress ?? '');
    const held = connections.get(address) ?? 0;
    if (held >= mostOfAnAddress) {
      socket.destroy();
      return;
    }
    connections.set(address, held + 1);
    socket.once('close', () => {
      const left = (connections.get(address) ?? 0) - 1;
      if (left > 0) connections.set(address, left);
      else connections.delete(address);
    });
  });
}

/**
 * Ends a connection at one unanswered request too many: its answers would wait in memory for a client that does not
 * read them. The rest of the packet is parsed already; it is dropped, and a client that sends ahead sends it again (RFC
 * 9112, section 9.3.2). It stands before Fastify, which answers some requests without its hooks.
 */
export const boundUnanswered =
  (answer: RequestListener): RequestListener =>
  (request, response) => {
    const socket: CountedSocket = request.socket;
    if (socket.destroyed) return;
    const before = socket[unanswered] ?? 0;
    if (before >= mostUnanswered) {
      socket.destroy();
      return;
    }
    socket[unanswered] = before + 1;
    response.on('finish', countAnswer);
    answer(request, response);
  };

function countAnswer(this: ServerResponse): void {
  const socket: CountedSocket = this.req.socket;
  socket[unanswered] = (socket[unanswered] ?? 1) - 1;
}

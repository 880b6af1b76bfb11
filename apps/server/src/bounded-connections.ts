import type { ServerResponse } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies wait for each answer; programs that do not send ten ahead at most. */
const mostUnanswered = 10;

/**
 * Bounds what a client can make the server hold: how many requests it sends ahead of their answers, and how many
 * connections an address has (Infinity where all come from a proxy). What goes beyond is cut off.
 */
export function boundConnections(app: FastifyInstance, mostOfAnAddress: number): void {
  boundUnanswered(app);
  const connections = new Map<string, number>();
  app.server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
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
 * 9112, section 9.3.2).
 */
function boundUnanswered(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  const countOf = (socket: Socket) => unanswered.get(socket) ?? 0;
  function answered(this: ServerResponse): void {
    const { socket } = this.req;
    unanswered.set(socket, countOf(socket) - 1);
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    if (socket.destroyed || countOf(socket) >= mostUnanswered) {
      reply.hijack(); // nothing is done for it
      socket.destroy();
      return;
    }
    unanswered.set(socket, countOf(socket) + 1);
    reply.raw.on('close', answered);
    done();
  });
}

/** What a household has to itself: an IPv4 address, or the first half of an IPv6 address. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address; // ::ffff:192.0.2.1 is one of IPv4
  const [start = [], end = []] = address.split('::').map((part) => part.split(':'));
  const zeros = Array(Math.max(0, 8 - start.length - end.length)).fill('0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}

import type { FastifyInstance } from 'fastify';

const header = 'x-forwarded-for';
/** An address with the port that some proxies add, which is another for each connection. */
const withPort = /^(?:\[([\da-f:.]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/i;

/** The addresses in what proxies say of their clients, without ports. */
export const withoutPorts = (forwarded: string): string =>
  forwarded
    .split(',')
    .map((each) => each.trim())
    .map((each) => each.replace(withPort, (_, six?: string, four?: string) => six ?? four ?? ''))
    .join(', ');

/** Lets the address of a client be the same for each of its connections, before anything asks for it. */
export function readForwardedFor(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const forwarded = headers[header];
    if (forwarded !== undefined) headers[header] = withoutPorts(String(forwarded));
    done();
  });
}

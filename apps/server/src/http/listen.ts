import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Every address of a host: `localhost` often has two. */
export async function addressesOf(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true });
  return [...new Set(found.map(({ address }) => address))];
}

/**
 * Listens on all these addresses, at a port of which 0 means any. All of them lead to the one server of the app, whose
 * bounds so hold for the connections of each. Addresses after the first that cannot be had are left out.
 */
export async function listen(
  app: FastifyInstance,
  addresses: readonly string[],
  port: number,
): Promise<void> {
  const [first = '', ...others] = addresses;
  const doors = others.map((address) => ({
    address,
    listener: createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
      app.server.emit('connection', socket);
    }),
  }));
  app.addHook('preClose', (done) => {
    for (const { listener } of doors) listener.close();
    done();
  });
  await app.listen({ port, host: first });
  const { port: taken } = app.server.address() as AddressInfo;
  for (const { address, listener } of doors) {
    try {
      await once(listener.listen(taken, address), 'listening');
    } catch (error) {
      app.log.info({ err: error, address }, 'not listening on this address');
    }
  }
}

import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** What stands between the browser and the site: changes pages on their way, and can let nothing through. */
export interface Middleman {
  readonly url: string;
  /** What becomes of each page. */
  change: (html: string) => string;
  /** Whether the network is gone. */
  isCut: boolean;
  close(): Promise<void>;
}

export async function standBetween(site: string): Promise<Middleman> {
  const { hostname, port } = new URL(site);
  const server = createServer((incoming, outgoing) => {
    if (middleman.isCut) {
      incoming.socket.destroy();
      return;
    }
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const asked = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        const type = answer.headers['content-type'] ?? '';
        if (!type.startsWith('text/html')) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          return;
        }
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const html = middleman.change(Buffer.concat(chunks).toString());
          const { 'content-length': _, ...others } = answer.headers;
          outgoing.writeHead(answer.statusCode ?? 502, others);
          outgoing.end(html);
        });
      },
    );
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  const middleman: Middleman = {
    url: `http://127.0.0.1:${address.port}`,
    change: (html) => html,
    isCut: false,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return middleman;
}

import { Agent, type IncomingHttpHeaders, get as request } from 'node:http';

/** An answer as it was sent: `body` is neither decompressed nor decoded. */
export interface Answer {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const agent = new Agent({ keepAlive: true });

/**
 * Requests an address as a client that reads one encoding: `br`, `gzip`, `identity`.
 * Any status but 200 is an error.
 */
export function get(url: string, acceptEncoding: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { 'accept-encoding': acceptEncoding } }, (response) => {
      const { headers, statusCode } = response;
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        if (statusCode === 200) resolve({ headers, body: Buffer.concat(parts) });
        else reject(new Error(`${url} answered ${statusCode}`));
      });
    });
    sent.on('error', reject);
  });
}

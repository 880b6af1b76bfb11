import { Agent, type IncomingHttpHeaders, get as request } from 'node:http';

/** What a client sends besides the address. */
export type Headers = Readonly<Record<string, string>>;

/** An answer as it was sent: `body` is neither decompressed nor decoded. */
export interface Answer {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const agent = new Agent({ keepAlive: true });

/** Requests an address. Any status but 200 is an error. */
export function get(url: string, asked: Headers): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: asked }, (response) => {
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

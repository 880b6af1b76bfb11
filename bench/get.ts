import { Agent, type IncomingHttpHeaders, get as send } from 'node:http';

/** An answer as it was sent: `body` is neither decompressed nor decoded. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const agent = new Agent({ keepAlive: true });

/** Requests an address. `acceptEncoding` is what the client can read: `br`, `gzip`, `identity`. */
export function get(url: string, acceptEncoding: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = send(url, { agent, headers: { 'accept-encoding': acceptEncoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
      });
    });
    request.on('error', reject);
  });
}

/** As `get`, but any answer other than 200 is an error. */
export async function getOk(url: string, acceptEncoding: string): Promise<Answer> {
  const answer = await get(url, acceptEncoding);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}

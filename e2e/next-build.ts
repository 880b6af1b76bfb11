import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readFacts } from '../apps/web/build-tools/worker-facts.ts';

const facts = await readFacts(join(import.meta.dirname, '../apps/web/build/client'));

/** In another build, the router's manifest has another name, and so has the module of the hub. */
const hub = facts.shell.all.find((file) => /^games-.*\.js$/.test(file)) ?? '';
const renamed: readonly (readonly [string, string])[] = [
  [facts.build, 'nextbuild'],
  [hub, 'games-renamed.js'],
];

/** A server before whose answers another build can be put. */
export interface ChangingSite {
  readonly url: string;
  /** What it serves from now on: the build that stands, another one, or nothing, as a proxy says of a dead server. */
  serves: 'present' | 'next' | 'nothing' | 'silence';
  stop(): Promise<void>;
}

/** Puts a proxy before the server at `origin`. */
export async function changingSite(origin: string): Promise<ChangingSite> {
  const server = createServer((request, response) => {
    if (site.serves === 'silence') return;
    if (site.serves === 'nothing') response.writeHead(502).end();
    else pass(origin, request, response, site.serves === 'next').catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site: ChangingSite = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serves: 'present',
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return site;
}

async function pass(
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
  isNext: boolean,
): Promise<void> {
  const asked = request.url ?? '/';
  const names = isNext ? renamed : [];
  if (names.some(([before]) => asked.includes(before))) {
    response.writeHead(404).end();
    return;
  }
  const { cookie, ...rest } = request.headers;
  const headers = Object.entries({ ...rest, ...(cookie && { cookie }) }).filter(
    (header): header is [string, string] => typeof header[1] === 'string' && !hopByHop.test(header[0]),
  );
  const body = request.method === 'GET' ? {} : { body: await read(request) };
  const path = names.reduce((address, [before, after]) => address.replaceAll(after, before), asked);
  const answer = await fetch(origin + path, {
    method: request.method ?? 'GET',
    headers,
    redirect: 'manual',
    ...body,
  });
  const passed = [...answer.headers].filter(([name]) => !/^(?:content-(?:encoding|length)|etag)$/.test(name));
  const isText = /text|javascript|json/.test(answer.headers.get('content-type') ?? '');
  response.writeHead(answer.status, Object.fromEntries(passed));
  if (!isText) response.end(Buffer.from(await answer.arrayBuffer()));
  else
    response.end(
      names.reduce((text, [before, after]) => text.replaceAll(before, after), await answer.text()),
    );
}

const hopByHop = /^(?:host|connection|content-length|accept-encoding|if-none-match|if-modified-since)$/;

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

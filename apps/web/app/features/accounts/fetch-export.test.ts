import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../lib/calls/api-client.ts';
import { CutOff, fetchExport } from './fetch-export.ts';

let server: Server | undefined;
afterEach(() => {
  vi.useRealTimers();
  server?.closeAllConnections();
  server?.close();
});

/** Fetches an export from a server that answers like this; tells when an answer begins to come. */
async function fetchFrom(handle: (response: ServerResponse) => void, onAnswer = () => {}): Promise<Blob> {
  server = createServer((request, response) => {
    const { authorization } = request.headers;
    expect([request.url, authorization]).toEqual(['/api/game-auth/export', 'Bearer mine']);
    handle(response);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = server.address() as AddressInfo;
  const send = async (path: string, init: RequestInit) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    onAnswer();
    return response;
  };
  return fetchExport({ token: 'mine', locale: 'de', fetch: send });
}

const begun = `{"exported_at":1,"game_results":[${'"漢字",'.repeat(50_000)}"終"]`;
const whole = `${begun},\n"complete":true}`;

test('AUT-11 a whole export is handed over as it came', async () => {
  const file = await fetchFrom((response) => response.end(whole));
  expect(await file.text()).toBe(whole);
  expect(file.type).toBe('application/json');
});

test.each(['', begun, whole.slice(0, -1), `${begun},"complete":false}`])(
  'AUT-11 an export without its end is none, though the connection ended well',
  async (text) => {
    await expect(fetchFrom((response) => response.end(text))).rejects.toThrow(CutOff);
  },
);

test('AUT-11 an export whose connection breaks off is none', async () => {
  const fetched = fetchFrom((response) => {
    response.write(begun, () => response.socket?.resetAndDestroy());
  });
  await expect(fetched).rejects.toThrow(CutOff);
});

test('AUT-11 an export that stops coming has broken off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answered = Promise.withResolvers<void>();
  const fetched = fetchFrom((response) => response.write(begun), answered.resolve);
  await answered.promise;
  vi.advanceTimersByTime(60_000);
  await expect(fetched).rejects.toThrow(CutOff);
});

test('AUT-11 a refusal says why, and no answer is no export', async () => {
  const refusal = fetchFrom((response) => {
    const headers = { 'content-type': 'application/json', 'retry-after': '60' };
    response.writeHead(429, headers).end(JSON.stringify({ message: 'Gleich.' }));
  });
  await expect(refusal).rejects.toThrow(new ApiError(429, { message: 'Gleich.' }, 60));
  await expect(fetchFrom((response) => response.socket?.destroy())).rejects.toThrow(NetworkError);
});

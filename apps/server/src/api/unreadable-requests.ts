import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { defaultLocale } from '@michi/messages/locales';
import { ApiError } from './api-error.ts';
import { failureOf } from './error-answers.ts';
import { noDocument, securityHeaders } from './security-headers.ts';

const statuses: Readonly<Record<string, 408 | 431>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers what Node cannot read as a request, in German, as its headers are not known, and ends the connection. Node
 * leaves the answer to us, byte by byte.
 */
export function answerUnreadable(secure: boolean) {
  const headers = {
    ...securityHeaders(secure),
    'content-security-policy': noDocument,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
  };
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    const status = statuses[error.code ?? ''] ?? 400;
    const body = JSON.stringify(failureOf(new ApiError(status), defaultLocale));
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `content-length: ${Buffer.byteLength(body)}`,
    ];
    if (socket.writable && error.code !== 'ECONNRESET') socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
    socket.destroy(error);
  };
}

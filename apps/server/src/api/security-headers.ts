import type { FastifyInstance } from 'fastify';

/** Two years, as browsers ask for before they trust it. */
const strictTransport = 'max-age=63072000; includeSubDomains';

const headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Data are no document: they load nothing, and nothing may frame them. */
export const noDocument = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What every answer carries. */
export const securityHeaders = (secure: boolean): Record<string, string> =>
  secure ? { ...headers, 'strict-transport-security': strictTransport } : headers;

/** Sets the headers of every answer before anything else can fail. */
export function setSecurityHeaders(app: FastifyInstance, secure: boolean): void {
  const all = securityHeaders(secure);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(all);
    done();
  });
}

/** Adds the content security policy of answers that are data; pages have one of their own. */
export function forbidDocuments(scope: FastifyInstance): void {
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', noDocument);
    done();
  });
}

import type { PageData } from '@michi/contracts/page-data';
import type { FastifyInstance } from 'fastify';
import { createFastify } from '../http/fastify.ts';
import { pagesOf } from '../pages/pages.ts';

export const publicUrl = 'https://michi.example';

/** Renders a request with its nonce; `readable` tells whether it comes by a method that pages take. */
type Handle = (request: Request, nonce: string, readable: boolean) => Promise<Response>;

/** A site as the server sees it: what it renders of a request is for the test to say. */
export const siteThat = (handle: Handle) =>
  pagesOf(async () => ({
    renderer: async () => ({
      handle: (request, context) => {
        const { nonce, readable } = context as { nonce: string; readable: boolean };
        return handle(request, nonce, readable);
      },
      requestContext: ({ nonce, readable }) => ({ nonce, readable }),
    }),
    assets: {},
  }));

/** Such a site without an API, which the caller closes. */
export async function smallSite(handle: Handle): Promise<FastifyInstance> {
  const app = await createFastify({ publicUrl, logLevel: 'silent', proxies: 0 }, () => false);
  await app.register(siteThat(handle), { mode: 'production', publicUrl, data: {} as PageData });
  return app;
}

export const html = (body: string, status = 200) =>
  new Response(`<!doctype html>${body}`, { status, headers: { 'content-type': 'text/html' } });

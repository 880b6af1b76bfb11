import { pagesOf } from '../pages.ts';

/** A site as the server sees it: what it renders of a request is for the test to say. */
export const siteThat = (handle: (request: Request, nonce: string) => Promise<Response>) =>
  pagesOf(async () => ({
    renderer: async () => ({
      handle: (request, context) => handle(request, context as string),
      requestContext: ({ nonce }) => nonce,
    }),
    assets: {},
  }));

import { pagesOf } from '../pages.ts';

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

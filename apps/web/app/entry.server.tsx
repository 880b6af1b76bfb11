import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { withLateScripts } from './late-scripts.ts';
import type { PageHandle } from './lib/pages/page.ts';
import { textOfPage } from './lib/pages/server-text.tsx';
import { pageRequest } from './page-context.ts';
import { Rendering } from './rendering.ts';

// The server takes these from the build, so that both sides use one copy of the router.
export { createRequestHandler } from 'react-router';
export { requestContext } from './page-context.ts';

export const streamTimeout = 5_000;

/** Logs what a loader threw. What the router itself answers, as to a wrong method, holds the address and is no failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageRequest).data.logFailure(error, 'loading a page');
};

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, assets } = context.get(pageRequest);
  const pageText = context.get(textOfPage);
  const withNonce = nonce ? { nonce } : {};
  let responseStatus = status;

  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => stream.abort(), streamTimeout + 1_000);
    const stream = renderToPipeableStream(
      <Rendering value={{ nonce, assets, text: pageText }}>
        <ServerRouter context={entry} url={request.url} {...withNonce} />
      </Rendering>,
      {
        ...withNonce,
        onAllReady() {
          clearTimeout(timeout);
          headers.set('content-type', 'text/html; charset=utf-8');
          text(stream.pipe(new PassThrough())).then((html) => {
            const page = import.meta.env.PROD && !isPlayed(entry) ? withLateScripts(html) : html;
            resolve(new Response(page, { status: responseStatus, headers }));
          }, reject);
        },
        onShellError(error) {
          clearTimeout(timeout);
          reject(error);
        },
        onError(error) {
          responseStatus = 500;
          context.get(pageRequest).data.logFailure(error, 'rendering');
        },
      },
    );
  });
}

/** Whether the page is of use only once its modules run. */
function isPlayed({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const id = staticHandlerContext.matches.at(-1)?.route.id ?? '';
  return (routeModules[id]?.handle as PageHandle | undefined)?.isPlayed ?? false;
}

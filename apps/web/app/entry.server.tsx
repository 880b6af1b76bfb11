import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageRequest } from './page-context.ts';
import { Rendering } from './rendering.ts';

// The server takes these from the build, so that both sides use one copy of the router.
export { createRequestHandler } from 'react-router';
export { requestContext } from './page-context.ts';

export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, assets } = context.get(pageRequest);
  const withNonce = nonce ? { nonce } : {};
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
  let responseStatus = status;

  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => stream.abort(), streamTimeout + 1_000);
    const stream = renderToPipeableStream(
      <Rendering value={{ nonce, assets }}>
        <ServerRouter context={entry} url={request.url} {...withNonce} />
      </Rendering>,
      {
        ...withNonce,
        [ready]() {
          const body = new PassThrough({
            final(done) {
              clearTimeout(timeout);
              done();
            },
          });
          headers.set('content-type', 'text/html; charset=utf-8');
          stream.pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status: responseStatus, headers }));
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

import { facts } from './facts.ts';
import { byAddress, isShell, ownCache, placeOf, readVisited, shellIn, type Visited } from './kept.ts';

/** So long the network may take where something else is at hand. */
const patienceMs = 5_000;
/** What a proxy says for a server that does not answer. */
const noServer = [502, 503, 504];

/** A page: from the network, or the shell, which shows it from what is kept. */
export async function pageFor(event: FetchEvent, { pathname, search }: URL): Promise<Response> {
  const fromNetwork = askNetwork(event);
  if (isShell(pathname)) return (await kept(pathname)) ?? fromNetwork;
  const visited = await readVisited();
  if (visited === null) return fromNetwork;
  const atHand = isAtHand(pathname, visited);
  try {
    const response = await (atHand ? inTime(fromNetwork) : fromNetwork);
    if (!(atHand && noServer.includes(response.status))) return response;
  } catch {
    // shown from what is kept
  }
  const shells = [placeOf(pathname).locale ?? visited.locale, visited.locale].map(shellIn);
  for (const shell of shells)
    if (await kept(shell)) {
      const to = new URLSearchParams({ to: pathname + search });
      return Response.redirect(`${shell}?${to}`, 302);
    }
  return fromNetwork;
}

/** The page as the server has it; what the browser has asked for while the worker started is taken. */
function askNetwork(event: FetchEvent): Promise<Response> {
  const asked = (async () => (await event.preloadResponse) ?? fetch(event.request))();
  event.waitUntil(asked.catch(() => {})); // it may not be waited for
  return asked;
}

/** Whether a page starts without a network. */
function isAtHand(path: string, { games }: Visited): boolean {
  const { first } = placeOf(path);
  return first === '' || first === 'games' || games.includes(first);
}

/** A file that is named after its content: fetched once. */
export async function fileFor(event: FetchEvent, { pathname }: URL): Promise<Response> {
  const known = await kept(event.request);
  if (known) return known;
  try {
    const response = await fetch(event.request);
    if (response.status === 200) event.waitUntil(keep(event.request, response.clone()));
    return response;
  } catch (error) {
    if (facts.routes.includes(pathname.replace('/assets/', ''))) return missingRoute();
    throw error;
  }
}

/** An answer of the server, or the last one. */
export async function answerFor(event: FetchEvent): Promise<Response> {
  const last = await caches.match(event.request, { cacheName: ownCache }).catch(() => undefined);
  const fromNetwork = fetch(event.request);
  const keeping = fromNetwork.then((response) =>
    response.status === 200 ? keep(event.request, response.clone()) : undefined,
  );
  event.waitUntil(keeping.catch(() => {})); // also one that comes too late
  if (!last) return fromNetwork;
  try {
    const response = await inTime(fromNetwork);
    return response.status >= 500 ? last : response;
  } catch {
    return last;
  }
}

/** What is kept of an address; a cache that cannot be read keeps nothing. */
function kept(what: string | Request): Promise<Response | undefined> {
  return caches.match(what, byAddress).catch(() => undefined);
}

/** Without room for it, less is at hand. */
async function keep(request: Request, response: Response): Promise<void> {
  try {
    await (await caches.open(ownCache)).put(request, response);
  } catch {
    // it is fetched again
  }
}

function inTime(response: Promise<Response>): Promise<Response> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), patienceMs);
  });
  return Promise.race([response, late]);
}

/**
 * The module of a route that was never opened. Without any, the router would load the page anew, again and again; this
 * one lets it say what is wrong, and tries the network when it is asked once more.
 */
function missingRoute(): Response {
  const code = `let told = false;
export function clientLoader({ request }) {
  if (told) {
    location.assign(request.url);
    return new Promise(() => {});
  }
  told = true;
  throw new Error('not kept', { cause: new DOMException('no network', 'TimeoutError') });
}
export default () => null;`;
  return new Response(code, { headers: { 'content-type': 'text/javascript' } });
}

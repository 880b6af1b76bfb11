import type { AnswerOf, Contract, Failure } from '@michi/contracts/contract';
import { examples } from '@michi/contracts/examples/all';
import { vi } from 'vitest';

type Handler = (request: Request) => Response | Promise<Response>;

/** From now on the server answers a call so: as its contract promises, or in another way. Answers what it is asked. */
export function answer<C extends Contract>(contract: C, given: AnswerOf<C> | Handler): readonly Request[] {
  const path = new RegExp(`^${contract.path.replaceAll(/:\w+/g, '[^/]+')}$`);
  const handle = typeof given === 'function' ? (given as Handler) : () => Response.json(given);
  const others = window.fetch;
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.method !== contract.method || !path.test(new URL(request.url).pathname))
      return others(input, init);
    asked.push(request);
    return handle(request);
  });
  return asked;
}

/** What a call is answered in the documentation of the API. */
export const exampleOf = <C extends Contract>(contract: C): AnswerOf<C> =>
  examples.get(contract.operationId)?.answers?.[200] as AnswerOf<C>;

export const refused = (status: number, message = '', errors?: Failure['errors']) =>
  Response.json({ message, errors }, { status });

/** No answer can come. */
export const noNetwork = () => Promise.reject(new TypeError('there is no network'));

/** No answer comes, for as long as one waits. */
export const silence = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

import { exportEnd, getExport } from '@michi/contracts/profile';
import { type CallOptions, NetworkError, refusalOf, request } from '../../lib/calls/api-client.ts';

/** An export during which nothing comes for so long has broken off. */
const patienceMs = 60_000;

/** The export began to come and did not come whole. */
export class CutOff extends Error {
  override readonly name = 'CutOff';
}

/**
 * The export of the own account as a file, which is not parsed: it may be large. Throws ApiError, NetworkError, and
 * CutOff when its end is missing or nothing more comes.
 */
export async function fetchExport(options: CallOptions<typeof getExport>): Promise<Blob> {
  const broken = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const goOn = () => {
    clearTimeout(timer);
    timer = setTimeout(() => broken.abort(), patienceMs);
  };
  try {
    goOn();
    const response = await answer(options, broken.signal);
    if (!response.ok) throw refusalOf(response, await response.text());
    const file = new Blob(await partsOf(response, goOn), { type: 'application/json' });
    // In bytes, of which the mark has as many as characters.
    if ((await file.slice(-exportEnd.length).text()) !== exportEnd) throw new CutOff('the end is missing');
    return file;
  } finally {
    clearTimeout(timer);
  }
}

async function answer(options: CallOptions<typeof getExport>, signal: AbortSignal): Promise<Response> {
  try {
    return await request(getExport, options, signal);
  } catch (cause) {
    throw new NetworkError('no export', { cause });
  }
}

async function partsOf({ body }: Response, arrived: () => void): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      parts.push(part.value);
      arrived();
    }
    return parts;
  } catch (cause) {
    throw new CutOff('the connection broke off', { cause });
  }
}

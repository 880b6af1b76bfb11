import {
  getModules,
  getPaths,
  type ListedModule,
  type ListedPath,
  listedModule as moduleShape,
  path as pathShape,
} from '@michi/contracts/tabibito';
import type { Difficulty } from '@michi/games/tabibito/difficulties';
import type { Locale } from '@michi/messages/locales';
import * as z from 'zod/mini';
import { deviceId } from '../../learner/device.ts';
import { call } from '../../lib/api-client.ts';
import { logFailure } from '../../lib/log-failure.ts';
import { inTime } from '../../lib/too-long.ts';
import { freshOrLast } from './last-answer.ts';

type Paths = readonly ListedPath[];
type Modules = readonly ListedModule[];

/** The paths of a difficulty, or all, as this device sees them. `elsewhere` is asked when nothing can be had. */
export async function loadPaths(
  difficulty: Difficulty | undefined,
  locale: Locale,
  elsewhere: () => Promise<Paths>,
): Promise<Paths> {
  const ask = () => call(getPaths, { query: { difficulty }, locale, deviceId: deviceId() });
  const key = `paths:${difficulty ?? 'all'}:${locale}`;
  return (await freshOrLast(key, z.array(pathShape), ask, logFailure)) ?? orNone(elsewhere);
}

/** The modules of a path, in the same way. */
export async function loadModules(
  pathId: string,
  locale: Locale,
  elsewhere: () => Promise<Modules>,
): Promise<Modules> {
  const ask = () => call(getModules, { params: { id: pathId }, locale, deviceId: deviceId() });
  const key = `modules:${pathId}:${locale}`;
  return (await freshOrLast(key, z.array(moduleShape), ask, logFailure)) ?? orNone(elsewhere);
}

async function orNone<T>(elsewhere: () => Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await inTime(elsewhere());
  } catch (error) {
    logFailure(error, 'loading the page’s own data');
    return [];
  }
}

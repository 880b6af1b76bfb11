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
import { deviceId } from '../../learner/account/device.ts';
import { call } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { inTime } from '../../lib/calls/too-long.ts';
import { freshOrLast, lastAnswer } from './last-answer.ts';

type Paths = readonly ListedPath[];
type Modules = readonly ListedModule[];

const pathsShape = z.array(pathShape);
const modulesShape = z.array(moduleShape);
const pathsKey = (difficulty: Difficulty | 'all', locale: Locale) => `paths:${difficulty}:${locale}`;
const modulesKey = (pathId: string, locale: Locale) => `modules:${pathId}:${locale}`;

/** The paths of a difficulty, or all, as this device sees them. `elsewhere` is asked when nothing can be had. */
export async function loadPaths(
  difficulty: Difficulty | undefined,
  locale: Locale,
  elsewhere: () => Promise<Paths>,
): Promise<Paths> {
  const ask = () => call(getPaths, { query: { difficulty }, locale, deviceId: deviceId() });
  const answer = await freshOrLast(pathsKey(difficulty ?? 'all', locale), pathsShape, ask, logFailure);
  const all = answer ? null : lastAnswer(pathsKey('all', locale), pathsShape);
  return answer ?? all?.filter((path) => path.difficulty_level === difficulty) ?? orNone(elsewhere);
}

/** The modules of a path, in the same way. */
export async function loadModules(
  pathId: string,
  locale: Locale,
  elsewhere: () => Promise<Modules>,
): Promise<Modules> {
  const ask = () => call(getModules, { params: { id: pathId }, locale, deviceId: deviceId() });
  return (await freshOrLast(modulesKey(pathId, locale), modulesShape, ask, logFailure)) ?? orNone(elsewhere);
}

/** Asks for what was never asked on this device, so that every path opens without a network too. */
export async function loadAhead(locale: Locale, left: AbortSignal): Promise<void> {
  const paths = lastAnswer(pathsKey('all', locale), pathsShape) ?? (await loadPaths(undefined, locale, none));
  for (const { id } of paths) {
    if (left.aborted || !navigator.onLine) return;
    if (!lastAnswer(modulesKey(id, locale), modulesShape)) await loadModules(id, locale, none);
  }
}

const none = async () => [];

async function orNone<T>(elsewhere: () => Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await inTime(elsewhere());
  } catch (error) {
    logFailure(error, 'loading the page’s own data');
    return [];
  }
}

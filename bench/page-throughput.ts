// How much of Fastify's speed a cached page keeps.
import { compareWithBare } from './compare.ts';

const atLeast = 0.6;

for (const path of ['/', '/mitsukete'])
  for (const acceptEncoding of ['identity', 'br']) await compareWithBare({ path, acceptEncoding, atLeast });

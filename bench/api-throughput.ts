// How much of Fastify's speed the list of levels keeps.
import { compareWithBare } from './compare.ts';

const atLeast = 0.5;

for (const acceptEncoding of ['identity', 'br'])
  await compareWithBare({ path: '/api/v1/game-levels?game_type=mitsukete', acceptEncoding, atLeast });

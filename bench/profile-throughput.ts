// How much of Fastify's speed the profile of somebody signed in keeps.
import { getProfile } from '@michi/contracts/profile';
import { register } from './account.ts';
import { compareWithBare } from './compare.ts';

const atLeast = 0.3;

await compareWithBare({
  path: getProfile.path,
  acceptEncoding: 'br',
  atLeast,
  signIn: async ({ url }) => ({ authorization: `Bearer ${await register(url, 1)}` }),
});

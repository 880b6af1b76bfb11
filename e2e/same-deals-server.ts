/**
 * Imported into a server, it gives every run that the server deals the same seed: what the journeys prove would
 * else hang on the kanji that happened to be dealt.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** What seeds are drawn from. What is drawn from less is a name or an address, and stays left to chance. */
const seeds = 2 ** 32;
const seed = 20_260_401;

const { randomInt } = crypto;
Object.assign(crypto, {
  randomInt: (...range: Parameters<typeof randomInt>) => (range[0] === seeds ? seed : randomInt(...range)),
});
syncBuiltinESMExports();

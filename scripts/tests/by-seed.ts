// Property tests try the same values each time: what passed once passes again.
import fc from 'fast-check';
import { inject } from 'vitest';

fc.configureGlobal({ seed: 20_261_122, numRuns: 100 * inject('runsFactor') });

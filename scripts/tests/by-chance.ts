// Property tests try other values each time, and print the seed of what they find.
import fc from 'fast-check';
import { inject } from 'vitest';

fc.configureGlobal({ numRuns: 100 * inject('runsFactor') });

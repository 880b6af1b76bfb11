import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** What a property test multiplies its number of runs by. */
    runsFactor: number;
  }
}

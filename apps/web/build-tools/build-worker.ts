// Builds the service worker, which knows the files of the build that stands.
import { join } from 'node:path';
import { build } from 'vite';
import { readFacts } from './worker-facts.ts';

const web = join(import.meta.dirname, '..');
const client = join(web, 'build/client');

await build({
  root: web,
  configFile: false,
  logLevel: 'warn',
  define: { builtFacts: JSON.stringify(await readFacts(client)) },
  build: {
    target: 'es2023',
    outDir: client,
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: {
      input: join(web, 'worker/main.ts'),
      output: { format: 'iife', entryFileNames: 'worker.js' },
    },
  },
});

import { runServer } from './run-server.ts';

await runServer(async () => (await import('./pages.ts')).pages);

import { runServer } from './run-server.ts';

await runServer(async () => (await import('./pages/pages.ts')).pages);

import { enableCompileCache } from 'node:module';

// Compiled code is kept between starts; the modules are loaded after that.
enableCompileCache();
const { runServer } = await import('./run-server.ts');
await runServer(async () => (await import('./pages.ts')).pages);

import { runServer } from './run-server.ts';

/** The server without its pages: for tests, which need no built web. */
await runServer();

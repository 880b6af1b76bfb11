// After a run of tests: the databases that its workers lent to each other go.
import { dropDatabases } from '../db/testing.ts';

export const teardown = () => dropDatabases(process.pid);

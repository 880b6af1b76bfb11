import { randomUUID } from 'node:crypto';
import type { Document } from '@michi/contracts/documents';
import { deviceId } from '../learner/account/device.ts';
import { type Table, visitTable } from '../learner/database.ts';
import { Creations } from '../learner/documents/creations.ts';
import { CreationsSync } from '../learner/documents/creations-sync.ts';
import { ApiError } from '../lib/calls/api-client.ts';
import { TestDevice, TestDocumentServer } from './documents.ts';

/** A server that keeps the creations of one account. */
export class TestCreationServer extends TestDocumentServer {
  /** So many creations it takes. */
  room = Number.POSITIVE_INFINITY;

  override put(name: string, sent: Parameters<TestDocumentServer['put']>[1]) {
    const others = this.all().filter((creation) => creation.name !== name && creation.value !== null);
    if (sent.value !== null && others.length >= this.room)
      throw new ApiError(409, { message: 'no room' }, null);
    return super.put(name, sent);
  }

  list() {
    return this.all().map(({ name, version, value }) => ({ name, version, removed: value === null }));
  }

  get(name: string): Document {
    const found = this.all().find((creation) => creation.name === name);
    if (!found) throw new ApiError(404, { message: '' }, null);
    return found;
  }
}

/** A device with creations and one tab or two. */
export class TestCreationDevice extends TestDevice {
  readonly table: Table = visitTable();
  readonly creations = this.aTab();
  readonly delivery: CreationsSync;
  /** What is done here while a creation is on its way from the server. */
  meanwhile: () => Promise<unknown> = async () => {};

  constructor(server: TestCreationServer) {
    super();
    deviceId(this.store);
    this.delivery = new CreationsSync({
      ...this.environment(server),
      creations: this.creations,
      list: async () => this.answer(() => server.list()),
      get: async (_, name) => {
        await this.meanwhile();
        return this.answer(() => server.get(name));
      },
    });
  }

  aTab(): Creations {
    return new Creations({
      ...{ store: this.store, table: this.table, locks: null, channel: null },
      schedule: this.clock.schedule,
      now: () => this.clock.now(),
      newId: () => randomUUID(),
      deliver: () => {},
    });
  }
}

import { randomUUID } from 'node:crypto';
import type { Document } from '@michi/contracts/documents';
import { deviceId } from '../learner/account/device.ts';
import { type Table, visitTable } from '../learner/database.ts';
import { Creations } from '../learner/documents/creations.ts';
import { CreationsSync } from '../learner/documents/creations-sync.ts';
import { ApiError, NetworkError } from '../lib/calls/api-client.ts';
import { JsonStore } from '../lib/device/storage.ts';
import { TestDocumentServer } from './documents.ts';
import { aDeviceArea, TestClock } from './play.ts';

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

/** A device of the account with one tab or two, whose network comes and goes. */
export class TestCreationDevice {
  readonly store = new JsonStore(aDeviceArea());
  readonly clock = new TestClock();
  readonly table: Table = visitTable();
  online = true;
  /** Answers are lost on their way. */
  losesAnswers = false;
  isJoined = true;
  readonly creations = this.aTab();
  readonly delivery: CreationsSync;

  constructor(server: TestCreationServer) {
    deviceId(this.store);
    this.delivery = new CreationsSync({
      store: this.store,
      creations: this.creations,
      schedule: this.clock.schedule,
      locks: null,
      random: () => 0,
      isJoined: () => this.isJoined,
      list: async () => this.#answer(() => server.list()),
      get: async (_, name) => this.#answer(() => server.get(name)),
      put: async (_, name, body) => this.#answer(() => server.put(name, body)),
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

  #answer<T>(handle: () => T): T {
    if (!this.online) throw new NetworkError('offline');
    const answer = handle();
    if (!this.losesAnswers) return answer;
    throw new NetworkError('lost');
  }
}

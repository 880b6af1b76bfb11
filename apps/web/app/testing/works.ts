import { randomUUID } from 'node:crypto';
import type { Document } from '@michi/contracts/documents';
import { deviceId } from '../learner/device.ts';
import { type KeptWorks, visitKeptWorks } from '../learner/kept-works.ts';
import { Works } from '../learner/works.ts';
import { WorksDelivery } from '../learner/works-delivery.ts';
import { ApiError, NetworkError } from '../lib/calls/api-client.ts';
import { JsonStore } from '../lib/device/storage.ts';
import { TestDocumentServer } from './documents.ts';
import { aDeviceArea, TestClock } from './play.ts';

/** A server that keeps the works of one account. */
export class TestWorkServer extends TestDocumentServer {
  /** So many works it takes. */
  room = Number.POSITIVE_INFINITY;

  override put(name: string, sent: Parameters<TestDocumentServer['put']>[1]) {
    const others = this.all().filter((work) => work.name !== name && work.value !== null);
    if (sent.value !== null && others.length >= this.room)
      throw new ApiError(409, { message: 'no room' }, null);
    return super.put(name, sent);
  }

  list() {
    return this.all().map(({ name, version, value }) => ({ name, version, removed: value === null }));
  }

  get(name: string): Document {
    const found = this.all().find((work) => work.name === name);
    if (!found) throw new ApiError(404, { message: '' }, null);
    return found;
  }
}

/** A device of the account with one tab or two, whose network comes and goes. */
export class TestWorkDevice {
  readonly store = new JsonStore(aDeviceArea());
  readonly clock = new TestClock();
  readonly kept: KeptWorks = visitKeptWorks();
  online = true;
  /** Answers are lost on their way. */
  losesAnswers = false;
  isJoined = true;
  readonly works = this.aTab();
  readonly delivery: WorksDelivery;

  constructor(server: TestWorkServer) {
    deviceId(this.store);
    this.delivery = new WorksDelivery({
      store: this.store,
      works: this.works,
      schedule: this.clock.schedule,
      locks: null,
      random: () => 0,
      isJoined: () => this.isJoined,
      list: async () => this.#answer(() => server.list()),
      get: async (_, name) => this.#answer(() => server.get(name)),
      put: async (_, name, body) => this.#answer(() => server.put(name, body)),
    });
  }

  aTab(): Works {
    return new Works({
      ...{ store: this.store, kept: this.kept, locks: null, channel: null },
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

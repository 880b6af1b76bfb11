import type { Document } from '@michi/contracts/documents';
import { saves } from '@michi/games/saves';
import type { DocumentSyncEnvironment } from '../learner/documents/document-sync.ts';
import { Saves } from '../learner/documents/saves.ts';
import { ApiError, NetworkError } from '../lib/calls/api-client.ts';
import { JsonStore } from '../lib/device/storage.ts';
import { aDeviceArea, TestClock } from './play.ts';

/** A server that keeps the documents of one account. */
export class TestDocumentServer {
  readonly documents = new Map<string, Document>();
  refusal: ApiError | null = null;

  all(): Document[] {
    return structuredClone([...this.documents.values()]);
  }

  put(name: string, { base, format, value }: { base: number; format: number; value: unknown }) {
    if (this.refusal) throw this.refusal;
    const stored = this.documents.get(name);
    if (stored && stored.version !== base) return { taken: false, document: structuredClone(stored) };
    const document = { name, version: (stored?.version ?? 0) + 1, format, value: structuredClone(value) };
    this.documents.set(name, document);
    return { taken: true, document };
  }
}

/** A device of the account, whose network comes and goes. */
export class TestDevice {
  readonly area = aDeviceArea();
  readonly store = new JsonStore(this.area);
  readonly clock = new TestClock();
  online = true;
  /** Answers are lost on their way. */
  losesAnswers = false;
  isJoined = true;

  /** What syncs documents on this device with the server. */
  protected environment(server: TestDocumentServer): DocumentSyncEnvironment {
    return {
      ...{ store: this.store, schedule: this.clock.schedule, locks: null },
      random: () => 0,
      isJoined: () => this.isJoined,
      put: async (_, name, body) => this.answer(() => server.put(name, body)),
    };
  }

  protected answer<T>(handle: () => T): T {
    if (!this.online) throw new NetworkError('offline');
    const answer = handle();
    if (!this.losesAnswers) return answer;
    throw new NetworkError('lost');
  }
}

/** A device with saves. */
export class TestDocumentDevice extends TestDevice {
  readonly documents: Saves;

  constructor(server: TestDocumentServer) {
    super();
    this.documents = new Saves({
      ...this.environment(server),
      saves: async () => saves,
      ask: async () => this.answer(() => server.all()),
    });
  }
}

export const busyServer = new ApiError(503, { message: '' }, null);

import type { AnswerOf, BodyOf } from '@michi/contracts/contract';
import type { putDocument } from '@michi/contracts/documents';
import { ApiError } from '../../lib/calls/api-client.ts';
import type { JsonStore } from '../../lib/device/storage.ts';
import { deviceId, knownDeviceId } from '../account/device.ts';
import { Retry, type RetryEnvironment } from '../retry.ts';

/** The server asks for patience. */
const tooMany = 429;
/** So often another device may have been faster in a row. */
const mostTries = 5;
/** Answers that may be lost in a row until it is forgotten what was sent. */
const mostUnanswered = 20;

export type PutBody = BodyOf<typeof putDocument>;
export type PutAnswer = AnswerOf<typeof putDocument>;

export interface DocumentSyncEnvironment extends RetryEnvironment {
  readonly store: JsonStore;
  /** Whether this device plays for an account, and the server knows it. */
  isJoined(): boolean;
  /** Stores one document. Rejects as `call` does. */
  put(deviceId: string, name: string, body: PutBody): Promise<PutAnswer>;
}

/**
 * Keeps documents of one kind equal on this device and in the account that it plays for. Each document is sent with the
 * version that the device and the server have in common; if another device was faster, the server answers with what it has
 * instead. How the two are joined, and where documents lie on this device, is up to each kind.
 */
export abstract class DocumentSync<Sent extends { readonly body: PutBody }> {
  readonly #environment: DocumentSyncEnvironment;
  readonly #retry: Retry;
  #isAsked = false;

  /** `lockName` is that of the lock between tabs. */
  constructor(environment: DocumentSyncEnvironment, lockName: string) {
    this.#environment = environment;
    this.#retry = new Retry(environment, lockName, () => this.#work());
  }

  /** Takes in what other devices have stored. Rejects as `call` does. */
  protected abstract takeOthers(device: string): Promise<void>;
  /** The names of documents that the server may lack, the next one to send first; `again`: also those that it has refused. */
  protected abstract unsent(again: boolean): Promise<readonly string[]>;
  /** Notes that a document is sent as it is now; null when the server has it so. */
  protected abstract prepare(device: string, name: string): Promise<Sent | null>;
  /** Takes in the answer of the server. */
  protected abstract take(device: string, sent: Sent, answer: PutAnswer): Promise<void>;
  /** The server will not take what was sent. */
  protected abstract refuse(device: string, sent: Sent, error: ApiError): Promise<void>;

  /** Tells the server what it does not have. Resolves when nothing is left or a later try is planned. */
  async deliver(): Promise<void> {
    if (this.#environment.isJoined()) await this.#retry.deliver();
  }

  /** The server answers again. */
  hurry(): void {
    this.#retry.hurry();
  }

  /** Delivers, and takes in what other devices have stored. */
  async sync(): Promise<void> {
    this.#isAsked = true;
    await this.deliver();
  }

  async #work(): Promise<void> {
    const { store, isJoined } = this.#environment;
    if (!isJoined()) return;
    const device = deviceId(store);
    const again = this.#isAsked; // what was refused may be taken by now
    if (this.#isAsked) {
      await this.takeOthers(device);
      if (knownDeviceId(store) !== device) return;
      this.#isAsked = false;
    }
    // What appears on the way, such as a copy, is sent too.
    for (const tried = new Set<string>(); ; ) {
      const next = (await this.unsent(again)).find((name) => !tried.has(name));
      if (next === undefined) return;
      tried.add(next);
      await this.#send(device, next);
    }
  }

  async #send(device: string, name: string): Promise<void> {
    const { store, put } = this.#environment;
    for (let tries = 0; tries < mostTries && knownDeviceId(store) === device; tries++) {
      const sent = await this.prepare(device, name);
      if (!sent) return;
      let answer: PutAnswer;
      try {
        answer = await put(device, name, sent.body);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500 || error.status === tooMany) throw error;
        return this.refuse(device, sent, error);
      }
      await this.take(device, sent, answer);
    }
  }
}

/** What was sent and not answered, with what is sent now: the server may have any of it. */
export const alsoSent = <T>(sent: readonly T[], now: T): T[] => [...sent, now].slice(-mostUnanswered);

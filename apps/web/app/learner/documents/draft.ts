import { idOf } from './creation.ts';
import type { Creations, Written } from './creations.ts';

/** How much can be undone. */
const mostSteps = 200;

/** What a screen shows of a draft. */
export interface DraftState<Content> {
  readonly content: Content;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The name under which it is kept; null before the first change. */
  readonly name: string | null;
  /** The id of the creation that somebody else changed meanwhile: this is now another one beside it. Null for none. */
  readonly copyOf: string | null;
}

/** Whether the last change is kept on this device, or could not be. */
export type Keeping = 'kept' | 'busy' | 'failed';

export interface DraftParts<Content> {
  readonly creations: Pick<Creations, 'write' | 'newName'>;
  readonly kind: string;
  readonly format: number;
  /** A creation to go on with. */
  readonly begun: { readonly name: string; readonly edition: string; readonly content: Content } | null;
  /** What a new one begins with. */
  readonly first: Content;
}

/**
 * A creation that is being written: every change is kept, one after the other, the latest for certain; each can be undone.
 * Typing never waits for it.
 */
export class Draft<Content> {
  readonly #parts: DraftParts<Content>;
  readonly #listeners = new Set<() => void>();
  #past: Content[] = [];
  #future: Content[] = [];
  #step: string | null = null;
  #edition: string | null;
  #writing: Promise<unknown> | null = null;
  /** What is finished is changed no more. */
  #isFinished = false;
  #shown: DraftState<Content>;
  #keeping: Keeping = 'kept';

  constructor(parts: DraftParts<Content>) {
    const { begun, first } = parts;
    this.#parts = parts;
    this.#edition = begun?.edition ?? null;
    this.#shown = {
      content: begun?.content ?? first,
      canUndo: false,
      canRedo: false,
      name: begun?.name ?? null,
      copyOf: null,
    };
  }

  /** The same object until something changed. */
  readonly shown = (): DraftState<Content> => this.#shown;

  /** Told apart from what is shown: a screen that is drawn with each letter need not be drawn once more when it is kept. */
  readonly keeping = (): Keeping => this.#keeping;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Changes under the same `step`, one after the other, are undone at once. */
  readonly change = (content: Content, step: string | null = null): void => {
    if (step === null || step !== this.#step)
      this.#past = [...this.#past, this.#shown.content].slice(-mostSteps);
    this.#future = [];
    this.#step = step;
    this.#take(content);
  };

  readonly undo = (): void => {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#step = null;
    this.#future = [...this.#future, this.#shown.content];
    this.#take(before);
  };

  readonly redo = (): void => {
    const after = this.#future.at(-1);
    if (after === undefined) return;
    this.#future = this.#future.slice(0, -1);
    this.#step = null;
    this.#past = [...this.#past, this.#shown.content];
    this.#take(after);
  };

  /** Resolves when the last change is kept, or cannot be. */
  async confirmed(): Promise<void> {
    await this.#writing;
  }

  /**
   * Keeps what the creation is in the end, and answers the name under which it stands. Where it cannot be kept, null: the draft
   * stays as it was, so that one can write on and try again.
   */
  readonly finish = async (content: Content): Promise<string | null> => {
    while (this.#writing) await this.#writing;
    const finishing = this.#store(content);
    this.#writing = finishing;
    const written = await finishing;
    this.#writing = null;
    if (written === null) {
      this.#show({}, 'failed');
      return null;
    }
    this.#isFinished = true;
    this.#kept(written, true);
    return written.name;
  };

  #take(content: Content): void {
    if (this.#isFinished) return;
    this.#show({ content, canUndo: this.#past.length > 0, canRedo: this.#future.length > 0 }, 'busy');
    this.#writing ??= this.#write().finally(() => {
      this.#writing = null;
    });
  }

  /** Keeps what is there now, and again what came meanwhile. */
  async #write(): Promise<void> {
    for (let kept: Content | null = null; kept !== this.#shown.content; ) {
      kept = this.#shown.content;
      const written = await this.#store(kept);
      if (written === null) return this.#show({}, 'failed');
      this.#kept(written, kept === this.#shown.content);
    }
  }

  /** Null where there is no room. */
  #store(content: Content): Promise<Written | null> {
    const { creations, kind, format } = this.#parts;
    const name = this.#shown.name ?? creations.newName(kind);
    return creations.write(name, format, content, this.#edition).catch((error: unknown) => {
      console.warn('a draft could not be kept', error);
      return null;
    });
  }

  #kept({ name, edition, isCopy }: Written, isLast: boolean): void {
    const { name: former, copyOf } = this.#shown;
    this.#edition = edition;
    const changed = { name, copyOf: isCopy && former !== null ? idOf(former) : copyOf };
    this.#show(name === former ? {} : changed, isLast ? 'kept' : 'busy');
  }

  #show(changed: Partial<DraftState<Content>>, keeping: Keeping): void {
    if (Object.keys(changed).length > 0) this.#shown = { ...this.#shown, ...changed };
    this.#keeping = keeping;
    for (const listener of this.#listeners) listener();
  }
}

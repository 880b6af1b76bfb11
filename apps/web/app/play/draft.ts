import type { Works, Written } from '../learner/works.ts';

/** How much can be undone. */
const mostSteps = 200;

/** What a screen shows of a draft. */
export interface DraftState<Content> {
  readonly content: Content;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The name under which it is kept; null before the first change. */
  readonly name: string | null;
  /** Whether the last change is kept on this device, or could not be. */
  readonly keeping: 'kept' | 'busy' | 'failed';
  /** Somebody else changed the work meanwhile: this is now another one beside it. */
  readonly isCopy: boolean;
}

export interface DraftParts<Content> {
  readonly works: Pick<Works, 'write' | 'newName'>;
  readonly kind: string;
  readonly format: number;
  /** A work to go on with. */
  readonly begun: { readonly name: string; readonly edition: string; readonly content: Content } | null;
  /** What a new one begins with. */
  readonly first: Content;
}

/**
 * A work that is being written: every change is kept, one after the other, the latest for certain; each can be undone.
 * Typing never waits for it.
 */
export class Draft<Content> {
  readonly #parts: DraftParts<Content>;
  readonly #listeners = new Set<() => void>();
  #past: Content[] = [];
  #future: Content[] = [];
  #step: string | null = null;
  #edition: string | null;
  #writing: Promise<void> | null = null;
  #shown: DraftState<Content>;

  constructor(parts: DraftParts<Content>) {
    const { begun, first } = parts;
    this.#parts = parts;
    this.#edition = begun?.edition ?? null;
    this.#shown = {
      content: begun?.content ?? first,
      canUndo: false,
      canRedo: false,
      name: begun?.name ?? null,
      keeping: 'kept',
      isCopy: false,
    };
  }

  /** The same object until something changed. */
  readonly shown = (): DraftState<Content> => this.#shown;

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
  async settled(): Promise<void> {
    await this.#writing;
  }

  #take(content: Content): void {
    this.#show({
      content,
      canUndo: this.#past.length > 0,
      canRedo: this.#future.length > 0,
      keeping: 'busy',
    });
    this.#writing ??= this.#write().finally(() => {
      this.#writing = null;
    });
  }

  /** Keeps what is there now, and again what came meanwhile. */
  async #write(): Promise<void> {
    const { works, kind, format } = this.#parts;
    for (let kept: Content | null = null; kept !== this.#shown.content; ) {
      kept = this.#shown.content;
      const name = this.#shown.name ?? works.newName(kind);
      const written = await works.write(name, format, kept, this.#edition).catch((error: unknown) => {
        console.warn('a draft could not be kept', error);
        return null;
      });
      if (written === null) return this.#show({ keeping: 'failed' });
      this.#kept(written, kept === this.#shown.content);
    }
  }

  #kept({ name, edition, isCopy }: Written, isLast: boolean): void {
    this.#edition = edition;
    this.#show({ name, isCopy: this.#shown.isCopy || isCopy, keeping: isLast ? 'kept' : 'busy' });
  }

  #show(changed: Partial<DraftState<Content>>): void {
    this.#shown = { ...this.#shown, ...changed };
    for (const listener of this.#listeners) listener();
  }
}

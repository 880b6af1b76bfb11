import type { Ms } from '@michi/game-kit/time';

/** What is used of a pointer event. */
export type Hand = Pick<PointerEvent, 'pointerId' | 'pointerType' | 'timeStamp'>;

/** After a pen was used, what touches the paper is the hand that holds it. */
const penHoldsMs: Ms = 60_000;

/**
 * Whose stroke is on the paper. One pointer writes at a time; a pen takes over from a finger, which is the palm that came
 * first, and fingers write again a minute after the pen was lifted.
 */
export class Hands {
  #writing: Hand | null = null;
  #penUntil = Number.NEGATIVE_INFINITY;

  /** Whether the stroke of this pointer is the one that is drawn. */
  writes({ pointerId }: Pick<Hand, 'pointerId'>): boolean {
    return this.#writing?.pointerId === pointerId;
  }

  /** A pointer comes down on the paper: whether it writes now. The stroke of another one is dropped then. */
  press(hand: Hand): boolean {
    const { pointerType, timeStamp } = hand;
    const isRest = pointerType === 'touch' && timeStamp < this.#penUntil;
    const takesOver = pointerType === 'pen' && this.#writing?.pointerType === 'touch';
    if (isRest || (this.#writing && !takesOver)) return false;
    this.#writing = hand;
    this.#notePen(hand);
    return true;
  }

  /** The pointer that writes is lifted. */
  lift({ timeStamp }: Pick<Hand, 'timeStamp'>): void {
    if (this.#writing) this.#notePen({ ...this.#writing, timeStamp });
    this.rest();
  }

  /** Nobody writes until a pointer comes down anew. */
  rest(): void {
    this.#writing = null;
  }

  #notePen({ pointerType, timeStamp }: Hand): void {
    if (pointerType === 'pen') this.#penUntil = timeStamp + penHoldsMs;
  }
}

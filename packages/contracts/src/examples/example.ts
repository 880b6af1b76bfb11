import type * as z from 'zod/mini';
import type { Contract } from '../contract.ts';

type Sent<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;
type Answered<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : never;

/** One call as it is made, and what it is answered; in English. */
export interface Example<C extends Contract> {
  readonly params?: Answered<C['params']>;
  /** As it is read, not as the text of an address. */
  readonly query?: Partial<Answered<C['query']>>;
  readonly body?: Sent<C['body']>;
  readonly answers?: { readonly [Status in keyof C['responses']]?: Answered<C['responses'][Status]> };
}

/** An example of a call that nobody knows more of. */
export interface AnyExample {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly answers?: Readonly<Record<number, unknown>>;
}

/** An example with the operation it is for. */
export const exampleOf = <C extends Contract>(
  contract: C,
  example: Example<C>,
): readonly [operationId: string, AnyExample] => [contract.operationId, example as AnyExample];

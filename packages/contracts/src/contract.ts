import * as z from 'zod/mini';

/** The secret of a device whose session has ended: it opens nothing any more, and the device needs a new one. */
export const deviceRevoked = 'device.revoked';
/** The account has a second factor, and the call lacks its code. */
export const codeNeeded = 'account.codeNeeded';
/** An admin has to set up a second factor first. */
export const secondFactorNeeded = 'admin.secondFactorNeeded';
/** The call may do much harm: the second factor has to be proved once more, at most a quarter of an hour before. */
export const proofNeeded = 'admin.proofNeeded';
export type FailureCode =
  | typeof deviceRevoked
  | typeof codeNeeded
  | typeof secondFactorNeeded
  | typeof proofNeeded;

/** What a call refuses with: a sentence in the reader's language, and the sentences per field where there are any. */
export const failure = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Where a client has to tell the refusal from others with its status. */
  code: z.optional(z.string()),
});
export type Failure = z.infer<typeof failure>;

/** What a call answers that has only a sentence to say. */
export const said = z.object({ message: z.string() });

type Schema = z.ZodMiniType;

/** What a call is about; the OpenAPI document groups calls by it. */
export type ContractTag =
  | 'Accounts'
  | 'Other providers'
  | 'Kanji'
  | 'Games'
  | 'Playing'
  | 'Jukugo'
  | 'Tabibito'
  | 'Blog'
  | 'Inbox'
  | 'Administration'
  | 'Health';

/** One HTTP call: the server is built from it, the client calls by it, the OpenAPI document lists it. */
export interface Contract {
  /** By which generated clients call it; the name of the contract. */
  readonly operationId: string;
  readonly tag: ContractTag;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for the parameters of the path. */
  readonly path: string;
  readonly summary: string;
  /**
   * Who may call, told by the session token in `authorization: Bearer …`. `user`: only somebody signed in, others
   * get 401. `admin`: only an admin with a second factor; everybody else gets 404, an admin without one 403. `anyone`: a guest
   * too, as whom somebody counts whose token has ended. Missing: it makes no difference.
   */
  readonly access?: 'user' | 'admin' | 'anyone';
  /** Whether an admin must have proved the second factor within the last quarter of an hour; else 403. */
  readonly freshProof?: true;
  /** Whether a browser that has the cookie XSRF-TOKEN must repeat it in the header X-XSRF-TOKEN. */
  readonly antiForgery?: true;
  /** The cookie, closed to scripts, by which the server knows who calls, if not by a token. */
  readonly cookie?: string;
  /** Whether the answer is a stored one: with an ETag, and for caches to keep for a minute. */
  readonly stored?: true;
  /** Whether the last answer serves where there is no network: it is the same for every reader of a language. */
  readonly lastAnswerServes?: true;
  readonly params?: Schema;
  readonly query?: Schema;
  /** The headers that the call reads, in small messages. */
  readonly headers?: Schema;
  readonly body?: Schema;
  /** Whether a body of any type and size is passed over, unread. */
  readonly anyBody?: true;
  /** Every status the call may answer with, and the shape of its body. */
  readonly responses: Readonly<Record<number, Schema>>;
  /** Calls a minute that one address may make; unlimited where it is missing. */
  readonly perMinute?: number;
  /** Calls a minute that one device may make, for which the address then leaves room for many. */
  readonly perMinuteOfDevice?: number;
  /** Largest body in bytes, where the server's own limit is too small. */
  readonly bodyLimit?: number;
}

export type ParamsOf<C extends Contract> = C extends { params: infer S extends Schema }
  ? z.infer<S>
  : undefined;
export type QueryOf<C extends Contract> = C extends { query: infer S extends Schema }
  ? z.infer<S>
  : undefined;
export type HeadersOf<C extends Contract> = C extends { headers: infer S extends Schema }
  ? z.infer<S>
  : undefined;
export type BodyOf<C extends Contract> = C extends { body: infer S extends Schema } ? z.infer<S> : undefined;
type Success = 200 | 201 | 204;
/** What the call answers when all is well. */
export type AnswerOf<C extends Contract> = {
  [Status in keyof C['responses']]: Status extends Success ? z.infer<C['responses'][Status] & Schema> : never;
}[keyof C['responses']];

import type { FailureCode } from '@michi/contracts/contract';
import type { Message, MessageKey } from './error-messages.ts';

const general = {
  400: 'general.badRequest',
  401: 'general.signInFirst',
  403: 'general.forged',
  404: 'general.unknownPath',
  405: 'general.otherMethod',
  408: 'general.tooSlow',
  409: 'general.conflict',
  413: 'general.tooLarge',
  415: 'general.notJson',
  422: 'general.invalid',
  429: 'general.tooMany',
  431: 'general.headersTooLarge',
  500: 'general.unexpected',
  503: 'general.unavailable',
} as const satisfies Record<number, MessageKey>;
export type ErrorStatus = keyof typeof general;

export const isErrorStatus = (status: number): status is ErrorStatus => Object.hasOwn(general, status);

/** Sentences by the path of the field they are about, such as `moves.3.at`. */
export type FieldMessages = Readonly<Record<string, readonly Message[]>>;

interface ErrorDetails {
  readonly code?: FailureCode;
  readonly sentence?: Message;
  readonly fields?: FieldMessages;
  readonly retryAfterS?: number;
}

/** A call that is refused: what to answer, before a language is chosen. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: ErrorStatus;
  /** By which clients tell this refusal from others of its status. */
  readonly code: FailureCode | undefined;
  readonly sentence: Message;
  readonly fields: FieldMessages | undefined;
  /** Seconds after which the call may be made again. */
  readonly retryAfterS: number | undefined;

  constructor(status: ErrorStatus, details: ErrorDetails = {}) {
    const sentence = details.sentence ?? {
      key: general[status],
      values: { seconds: details.retryAfterS ?? 1 },
    };
    super(sentence.key);
    this.status = status;
    this.code = details.code;
    this.sentence = sentence;
    this.fields = details.fields;
    this.retryAfterS = details.retryAfterS;
  }
}

/** A refusal because of one field. */
export function fieldError(status: 409 | 422, field: string, key: MessageKey): ApiError {
  return new ApiError(status, { fields: { [field]: [{ key }] } });
}

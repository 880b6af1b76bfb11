import type { Contract } from '@michi/contracts/contract';
import * as z from 'zod/mini';
import { storeSession, userOf } from '../../lib/device/session.ts';

/** What an answer needs that signs somebody in. */
const entered = z.object({
  token: z.string().check(z.minLength(1)),
  user: z.looseObject({}),
  endTicket: z.catch(z.optional(z.string()), undefined),
});

type Asked<C extends Contract> = Omit<C, 'responses'> & {
  readonly responses: Readonly<Record<200 | 201, typeof entered>>;
};

/** A call that signs in, whose answer is taken if it has a token and a user, whatever else is missing or odd. */
export const entrance = <C extends Contract>(contract: C): Asked<C> => ({
  ...contract,
  responses: { 200: entered, 201: entered },
});

/** Whoever such a call has signed in is so from now on. */
export function keepEntered({ token, user, endTicket }: z.infer<typeof entered>): void {
  storeSession({ token, user: userOf(user), ...(endTicket !== undefined && { endTicket }) });
}

import type { Claim, Claimed } from '@michi/progress/challenges';
import type { Database } from '../../db/open.ts';
import type { Ms } from '../../db/schema.ts';

export interface ChallengesRepository {
  /** Stores a claim. Storing it again changes nothing. */
  insert(playerId: string, claim: Claim, at: Ms): Promise<void>;
  isClaimed(playerId: string, claim: Claim): Promise<boolean>;
  /** The claims of a player, from a day on. */
  claimed(playerId: string, from: number): Promise<Claimed>;
  /** Moves all claims of one player to another. */
  merge(from: string, into: string): Promise<void>;
}

export function createChallengesRepository(database: Database): ChallengesRepository {
  const claimsOf = (playerId: string) =>
    database.query().selectFrom('challenge_claims').where('player_id', '=', playerId);
  return {
    async insert(playerId, { challenge, start }, at) {
      await database
        .query()
        .insertInto('challenge_claims')
        .values({ player_id: playerId, challenge, start_day: start, claimed_at: at })
        .onConflict((any) => any.doNothing())
        .execute();
    },

    async isClaimed(playerId, { challenge, start }) {
      const found = await claimsOf(playerId)
        .select('challenge')
        .where('challenge', '=', challenge)
        .where('start_day', '=', start)
        .executeTakeFirst();
      return found !== undefined;
    },

    async claimed(playerId, from) {
      const times = await claimsOf(playerId)
        .select(({ fn }) => ['challenge', fn.countAll<number>().as('times')])
        .groupBy('challenge')
        .orderBy('challenge')
        .execute();
      const late = await claimsOf(playerId)
        .select(['challenge', 'start_day'])
        .where('start_day', '>=', from)
        .orderBy('start_day')
        .execute();
      const startsOf = (id: string) =>
        late.flatMap(({ challenge, start_day }) => (challenge === id ? start_day : []));
      return Object.fromEntries(
        times.map(({ challenge, times }) => [challenge, { times, starts: startsOf(challenge) }]),
      );
    },

    async merge(from, into) {
      const query = database.query();
      await query
        .insertInto('challenge_claims')
        .columns(['player_id', 'challenge', 'start_day', 'claimed_at'])
        .expression(
          query
            .selectFrom('challenge_claims')
            .select(({ val }) => val(into).as('player_id'))
            .select(['challenge', 'start_day', 'claimed_at'])
            .where('player_id', '=', from),
        )
        .onConflict((any) => any.doNothing())
        .execute();
      await query.deleteFrom('challenge_claims').where('player_id', '=', from).execute();
    },
  };
}

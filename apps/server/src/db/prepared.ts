import type { Compilable, Kysely } from 'kysely';
import type { Database } from './open.ts';
import { portable } from './portable-value.ts';
import type { Schema } from './schema.ts';
import { pathOf, standIn, valueAt } from './stand-in.ts';

/**
 * A statement that is built once, when it first runs, and afterwards only given its values: for what is asked so often
 * that building it anew would take longer than answering it. `build` gets stand-ins, which may become parameters but tell
 * nothing about a value. Runs in the current transaction, as query() does.
 */
export function prepared<Values extends object, Row>(
  database: Database,
  build: (query: Kysely<Schema>, values: Values) => Compilable<Row>,
): (values: Values) => Promise<Row[]> {
  function prepare() {
    const compiled = build(database.query(), standIn<Values>()).compile();
    return { compiled, inputs: compiled.parameters.map((value) => ({ value, path: pathOf(value) })) };
  }
  let statement: ReturnType<typeof prepare> | undefined;
  return async (values) => {
    statement ??= prepare();
    const parameters = statement.inputs.map(({ value, path }) =>
      portable(path ? valueAt(path, values) : value),
    );
    return database.run({ ...statement.compiled, parameters });
  };
}

/** Statements that differ only in how many things they name: that of a number is made when first asked for. */
export function byCount<Statement>(make: (count: number) => Statement): (count: number) => Statement {
  const made: Statement[] = [];
  return (count) => {
    made[count] ??= make(count);
    return made[count];
  };
}

/** The first so many of things for which a stand-in may stand, which tells no length. */
export const firstOf = <Thing>(things: readonly Thing[], count: number): Thing[] =>
  Array.from({ length: count }, (_, index) => things[index] as Thing);

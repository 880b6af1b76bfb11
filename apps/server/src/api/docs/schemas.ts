import { namedSchemas } from '@michi/contracts/named-schemas';
import * as z from 'zod/mini';
import type { Schema } from './types.ts';

for (const [id, schema] of Object.entries(namedSchemas)) {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
}

/** Schemas of contracts as JSON Schema; those that have a name stand among the components, each once. */
export class Schemas {
  readonly named: Record<string, Schema> = {};

  /** What is sent, or what comes out when it is read. Throws when a name would stand for two shapes. */
  read(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
    const { $schema, $defs = {}, ...root } = referring(z.toJSONSchema(schema, { io, override: tidied(io) }));
    for (const [name, found] of Object.entries($defs)) {
      const known = this.named[name];
      if (known && JSON.stringify(known) !== JSON.stringify(found))
        throw new Error(`the schema ${name} is sent in one shape and answered in another`);
      this.named[name] = found;
    }
    return root;
  }
}

interface Definitions extends Schema {
  readonly $schema?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** With references to where OpenAPI keeps what has a name. */
const referring = (schema: object): Definitions =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/'));

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

/**
 * Leaves out what says nothing (the bounds of exact numbers, and what a reader puts in place of what cannot be read),
 * patterns by scripts, which readers of schemas in other languages do not know, and that answers have no other fields,
 * as they may gain some.
 */
const tidied =
  (io: 'input' | 'output'): Override =>
  ({ zodSchema, jsonSchema }) => {
    if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    if (jsonSchema.pattern?.includes('\\p{')) delete jsonSchema.pattern;
    if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default;
  };

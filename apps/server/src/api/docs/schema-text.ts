import type { Schema } from './types.ts';

const indentation = '  ';

/** A JSON Schema as a person reads it, in the manner of TypeScript; references stand as they are. */
export function schemaText(schema: Schema, depth = 0): string {
  if (schema.$ref) return schema.$ref;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((each) => schemaText(each, depth)).join(' | ');
  if (typeof schema.type === 'object') return schema.type.join(' | ');
  switch (schema.type) {
    case 'object':
      return objectText(schema, depth);
    case 'array':
      return `${schemaText(schema.items ?? {}, depth)}[]${note(limits(schema.minItems, schema.maxItems, 'entries'))}`;
    case 'string':
      return `string${note(stringLimits(schema))}`;
    case 'integer':
    case 'number':
      return `${schema.type}${note(limits(schema.minimum, schema.maximum))}`;
    default:
      return schema.type ?? 'any JSON';
  }
}

function objectText(schema: Schema, depth: number): string {
  const { properties, additionalProperties } = schema;
  if (!properties && typeof additionalProperties === 'object') {
    return `{ [name]: ${schemaText(additionalProperties, depth)} }`;
  }
  const inner = indentation.repeat(depth + 1);
  const lines = Object.entries(properties ?? {}).map(([name, property]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    return `${inner}${name}${mark}: ${schemaText(property, depth + 1)}`;
  });
  return `{\n${lines.join('\n')}\n${indentation.repeat(depth)}}`;
}

function stringLimits(schema: Schema): string {
  const pattern = schema.pattern && !schema.format ? `matches ${schema.pattern}` : '';
  const length = limits(schema.minLength, schema.maxLength, 'characters');
  return [schema.format, pattern, length].filter(Boolean).join(', ');
}

function limits(least: number | undefined, most: number | undefined, unit = ''): string {
  if (least !== undefined && most !== undefined) return `${least} to ${most} ${unit}`.trim();
  if (least !== undefined) return `at least ${least} ${unit}`.trim();
  return most === undefined ? '' : `at most ${most} ${unit}`.trim();
}

const note = (text: string): string => (text === '' ? '' : ` (${text})`);

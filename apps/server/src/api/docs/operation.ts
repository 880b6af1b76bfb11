import { type Contract, failure } from '@michi/contracts/contract';
import type { AnyExample } from '@michi/contracts/examples/example';
import * as z from 'zod/mini';
import { failedRef, ledOnHeaders, meaningOf, notModifiedRef, refusedRef, storedHeaders } from './answers.ts';
import { headersOf, parametersOf } from './parameters.ts';
import type { Schemas } from './schemas.ts';
import { securityOf } from './security.ts';
import type { Content, Operation, Reference, Response, Schema } from './types.ts';

/** A contract as an operation of OpenAPI. Its named schemas are added to `schemas`. */
export function operationOf(
  contract: Contract,
  schemas: Schemas,
  example: AnyExample | undefined,
): Operation {
  const { operationId, tag, summary, body } = contract;
  return {
    operationId,
    tags: [tag],
    summary,
    description: remarksOn(contract),
    security: securityOf(contract, headersOf(contract, schemas)),
    parameters: parametersOf(contract, schemas, example),
    ...(body && {
      requestBody: {
        required: !z.safeParse(body, undefined).success,
        content: contentOf(schemas.read(body, 'input'), example?.body),
      },
    }),
    responses: responsesOf(contract, schemas, example),
  };
}

const whoMayCall = {
  user: 'Only for somebody who is signed in.',
  anyone: 'For guests too; somebody who is signed in is known.',
};

function remarksOn({ access, stored, perMinute, perMinuteOfDevice }: Contract): string {
  const remarks = [
    access ? whoMayCall[access] : 'Open to everybody.',
    ...(stored ? ['The answer carries an ETag and may be kept for a minute.'] : []),
    ...(perMinute ? [`At most ${perMinute} calls a minute from one address.`] : []),
    ...(perMinuteOfDevice ? [`At most ${perMinuteOfDevice} calls a minute for one device.`] : []),
  ];
  return remarks.join(' ');
}

function responsesOf(
  contract: Contract,
  schemas: Schemas,
  example: AnyExample | undefined,
): Operation['responses'] {
  const responses: Record<string, Response | Reference> = { 400: refusedRef(400) };
  if (contract.body) {
    responses[413] = refusedRef(413);
    responses[415] = refusedRef(415);
  }
  if (contract.stored) responses[304] = notModifiedRef;
  for (const [key, schema] of Object.entries(contract.responses)) {
    const status = Number(key);
    if (schema === failure) responses[status] = refusedRef(status);
    else if (schema instanceof z.ZodMiniUndefined)
      responses[status] = {
        description: meaningOf(status),
        ...(status === 303 && { headers: ledOnHeaders }),
      };
    else
      responses[status] = {
        description: meaningOf(status),
        ...(contract.stored && { headers: storedHeaders }),
        content: contentOf(schemas.read(schema, 'output'), example?.answers?.[status]),
      };
  }
  return { ...responses, default: failedRef };
}

const contentOf = (schema: Schema, example: unknown): Content => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

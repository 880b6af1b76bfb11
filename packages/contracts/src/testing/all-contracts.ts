import { readdirSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Contract } from '../contract.ts';
import { deviceHeader } from '../headers.ts';
import { getSocialArrival, getSocialLogin, socialProviders } from '../social-login.ts';

const folder = new URL('../', import.meta.url);
const files = readdirSync(folder).filter((file) => /^[a-z-]+\.ts$/.test(file));
const modules: Record<string, unknown>[] = await Promise.all(
  files.map((file) => import(new URL(file, folder).href)),
);

/** Every contract that is exported, with its name. */
export const exportedContracts = modules.flatMap(Object.entries).filter(isNamedContract);

export const allContracts: readonly Contract[] = [
  ...exportedContracts.map(([, contract]) => contract),
  ...socialProviders.flatMap((provider) => [getSocialLogin(provider), getSocialArrival(provider)]),
];

function isNamedContract(entry: [string, unknown]): entry is [string, Contract] {
  const [, value] = entry;
  return typeof value === 'object' && value !== null && 'method' in value && 'responses' in value;
}

/** Whether a call takes the secret of a device, wherever it stands. */
export const takesDevice = ({ headers, query, body }: Contract): boolean =>
  [headers, query, body].some((schema) => {
    const text = JSON.stringify(schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
    return text?.includes(`"${deviceHeader}":`) || text?.includes('"deviceId":');
  });

import * as z from 'zod/mini';
import { databaseUrl } from './db/location.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const maxPort = 65_535;
const maxProxies = 10;

/** What the server is told by its environment. */
export interface Settings {
  /** `production` only when NODE_ENV says so, as for every package that reads it. */
  readonly mode: 'development' | 'production';
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** `postgres://…`, or the path of a SQLite file. */
  readonly databaseUrl: string;
  /** The origin under which visitors reach the site, without a slash at its end. */
  readonly publicUrl: string;
  readonly logLevel: (typeof logLevels)[number];
  /** How many reverse proxies stand in front: the visitor's address is taken from what the outermost says. */
  readonly proxies: number;
}

/** A setting that cannot be used; the message is one sentence that names it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const wholeNumber = (most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/)),
    z.pipe(
      z.transform((digits: string) => Number(digits)),
      z.int().check(z.lte(most)),
    ),
  );

const origin = z.pipe(
  z.url({ protocol: /^https?$/ }).check(z.refine(isOrigin)),
  z.transform((url: string) => new URL(url).origin),
);

function isOrigin(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed !== null && parsed.href === `${parsed.origin}/`;
}

const variables = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  PORT: z._default(wholeNumber(maxPort), 3000),
  // Reachable from this machine only, over IPv4 and IPv6: nobody in the same café plays on a laptop's server
  // unasked. In a container, or without a proxy in front, set HOST=0.0.0.0.
  HOST: z._default(z.string(), 'localhost'),
  PUBLIC_URL: z.optional(origin),
  LOG_LEVEL: z._default(z.enum(logLevels), 'info'),
  TRUST_PROXY: z._default(wholeNumber(maxProxies), 0),
});

/** What each variable must be, for the sentence that refuses it. */
const expected: Readonly<Record<keyof z.infer<typeof variables>, string>> = {
  NODE_ENV: 'development or production',
  PORT: `a whole number from 0 to ${maxPort}`,
  HOST: 'a host name or an address',
  PUBLIC_URL: 'an address such as https://example.org, without a path',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
  TRUST_PROXY: `the number of proxies in front, from 0 to ${maxProxies}`,
};

/** Reads the settings; an empty variable counts as missing. Throws SettingsError. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(variables, given);
  if (!parsed.success) throw refusal(parsed.error.issues[0]?.path[0], given);
  const { NODE_ENV, PORT, HOST, PUBLIC_URL, LOG_LEVEL, TRUST_PROXY } = parsed.data;
  return {
    mode: NODE_ENV === 'production' ? 'production' : 'development',
    port: PORT,
    host: HOST,
    databaseUrl: databaseUrl(environment),
    publicUrl: PUBLIC_URL ?? `http://localhost:${PORT}`,
    logLevel: LOG_LEVEL,
    proxies: TRUST_PROXY,
  };
}

function refusal(name: PropertyKey | undefined, given: NodeJS.ProcessEnv): SettingsError {
  const known = Object.entries(expected).find(([key]) => key === name);
  if (!known) throw new Error(`no setting is called ${String(name)}`);
  return new SettingsError(`${known[0]} must be ${known[1]}, not "${given[known[0]]}".`);
}

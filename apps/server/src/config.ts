import { join } from 'node:path';
import { figureSources } from '@michi/contracts/admin-settings';
import { email } from '@michi/contracts/email-address';
import type { SiteOwner } from '@michi/contracts/page-data';
import type { SocialProvider } from '@michi/contracts/social-login';
import * as z from 'zod/mini';
import { databaseUrl, dataDirectory } from './db/location.ts';

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
  /** `smtp://…` or `smtps://…`; null writes mails into files. */
  readonly smtpUrl: string | null;
  /** The folder for mails that are not sent. */
  readonly mailFolder: string;
  readonly mailFrom: MailAddress;
  /** The particulars of the imprint; messages from visitors are mailed to its address. */
  readonly owner: SiteOwner;
  /** Which figures the site claims of itself; null while nobody has chosen, which means those of the specification. */
  readonly claimedFigures: (typeof figureSources)[number] | null;
  /** The providers by which visitors may sign in; null for those that are not set up. */
  readonly social: Readonly<Record<SocialProvider, ProviderSettings | null>>;
}

/** What a provider knows of this site, and where it is found. */
export interface ProviderSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The address that describes it (OpenID Connect Discovery). */
  readonly issuer: string;
  /** For a provider whose description does not name it. */
  readonly tokenEndpoint?: string;
}

export interface MailAddress {
  readonly name: string;
  readonly address: string;
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

const mailServer = z
  .url({ protocol: /^smtps?$/, hostname: /./ })
  .check(z.refine((url) => ['', '/'].includes(URL.parse(url)?.pathname ?? '')));
const line = z.string().check(z.trim(), z.maxLength(200), z.regex(/^[^\p{Cc}]+$/u));
const mailAddress = z.pipe(
  line,
  z.pipe(
    z.transform((text: string) => {
      const [, name = '', address = text] = text.match(/^([^<>"]*)<([^<>]*)>$/) ?? [];
      return { name: name.trim(), address: address.trim() };
    }),
    z.object({ name: z.string(), address: email }),
  ),
);

const issuer = z.url({ protocol: /^https?$/ }).check(z.maxLength(200));

const variables = z.object({
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  PORT: z._default(wholeNumber(maxPort), 3000),
  // Reachable from this machine only, over IPv4 and IPv6: nobody in the same café plays on a laptop's server
  // unasked. In a container, or without a proxy in front, set HOST=0.0.0.0.
  HOST: z._default(z.string(), 'localhost'),
  PUBLIC_URL: z.optional(origin),
  LOG_LEVEL: z._default(z.enum(logLevels), 'info'),
  TRUST_PROXY: z._default(wholeNumber(maxProxies), 0),
  SMTP_URL: z.optional(mailServer),
  MAIL_FROM: z.optional(mailAddress),
  OWNER_NAME: z.optional(line),
  OWNER_STREET: z.optional(line),
  OWNER_CITY: z.optional(line),
  OWNER_COUNTRY: z.optional(line),
  OWNER_EMAIL: z.optional(email),
  OWNER_PHONE: z.optional(line.check(z.regex(/^\+?[\d ()/.-]{5,40}$/))),
  CLAIMED_FIGURES: z.optional(z.enum(figureSources)),
  GOOGLE_CLIENT_ID: z.optional(line),
  GOOGLE_CLIENT_SECRET: z.optional(line),
  GOOGLE_ISSUER: z._default(issuer, 'https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: z.optional(line),
  FACEBOOK_CLIENT_SECRET: z.optional(line),
  FACEBOOK_ISSUER: z._default(issuer, 'https://www.facebook.com'),
});
/** Facebook's description of itself leaves this out. */
const facebookTokenEndpoint = 'https://graph.facebook.com/oauth/access_token';

/** These may hold a password: the sentence that refuses one does not repeat it. */
const secret: readonly PropertyKey[] = ['SMTP_URL', 'GOOGLE_CLIENT_SECRET', 'FACEBOOK_CLIENT_SECRET'];
const oneLine = 'one line of at most 200 characters';

/** What each variable must be, for the sentence that refuses it. */
const expected: Readonly<Record<keyof z.infer<typeof variables>, string>> = {
  NODE_ENV: 'development or production',
  PORT: `a whole number from 0 to ${maxPort}`,
  HOST: 'a host name or an address',
  PUBLIC_URL: 'an address such as https://example.org, without a path',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
  TRUST_PROXY: `the number of proxies in front, from 0 to ${maxProxies}`,
  SMTP_URL: 'an address such as smtp://user:password@mail.example.org:587',
  MAIL_FROM: 'an address such as post@example.org or Kanji no Michi <post@example.org>',
  OWNER_NAME: oneLine,
  OWNER_STREET: oneLine,
  OWNER_CITY: oneLine,
  OWNER_COUNTRY: oneLine,
  OWNER_EMAIL: 'an address such as post@example.org',
  OWNER_PHONE: 'a number such as +49 30 123456',
  CLAIMED_FIGURES: figureSources.join(' or '),
  GOOGLE_CLIENT_ID: oneLine,
  GOOGLE_CLIENT_SECRET: oneLine,
  GOOGLE_ISSUER: 'an address such as https://accounts.google.com',
  FACEBOOK_CLIENT_ID: oneLine,
  FACEBOOK_CLIENT_SECRET: oneLine,
  FACEBOOK_ISSUER: 'an address such as https://www.facebook.com',
};

/** Reads the settings; an empty variable counts as missing. Throws SettingsError. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(variables, given);
  if (!parsed.success) throw refusal(parsed.error.issues[0]?.path[0], given);
  const { data } = parsed;
  const publicUrl = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`;
  return {
    mode: data.NODE_ENV === 'production' ? 'production' : 'development',
    port: data.PORT,
    host: data.HOST,
    databaseUrl: databaseUrl(environment),
    publicUrl,
    logLevel: data.LOG_LEVEL,
    proxies: data.TRUST_PROXY,
    smtpUrl: data.SMTP_URL ?? null,
    mailFolder: join(dataDirectory(environment), 'mail'),
    mailFrom: data.MAIL_FROM ?? {
      name: 'Kanji no Michi',
      address: `no-reply@${new URL(publicUrl).hostname}`,
    },
    owner: {
      name: data.OWNER_NAME ?? null,
      street: data.OWNER_STREET ?? null,
      city: data.OWNER_CITY ?? null,
      country: data.OWNER_COUNTRY ?? null,
      email: data.OWNER_EMAIL ?? null,
      phone: data.OWNER_PHONE ?? null,
    },
    claimedFigures: data.CLAIMED_FIGURES ?? null,
    social: { google: providerOf('GOOGLE', data), facebook: facebookOf(data) },
  };
}

type Variables = z.infer<typeof variables>;

/** Null when neither the id nor the secret is set. Throws SettingsError when only one of them is. */
function providerOf(name: 'GOOGLE' | 'FACEBOOK', data: Variables): ProviderSettings | null {
  const [id, secretName] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`] as const;
  const { [id]: clientId, [secretName]: clientSecret } = data;
  if (clientId === undefined && clientSecret === undefined) return null;
  if (clientId === undefined) throw new SettingsError(`${id} is missing: ${secretName} is set.`);
  if (clientSecret === undefined) throw new SettingsError(`${secretName} is missing: ${id} is set.`);
  return { clientId, clientSecret, issuer: data[`${name}_ISSUER`] };
}

function facebookOf(data: Variables): ProviderSettings | null {
  const facebook = providerOf('FACEBOOK', data);
  return facebook && { ...facebook, tokenEndpoint: facebookTokenEndpoint };
}

function refusal(name: PropertyKey | undefined, given: NodeJS.ProcessEnv): SettingsError {
  const known = Object.entries(expected).find(([key]) => key === name);
  if (!known) throw new Error(`no setting is called ${String(name)}`);
  const [variable, must] = known;
  const instead = secret.includes(variable) ? '' : `, not "${given[variable]}"`;
  return new SettingsError(`${variable} must be ${must}${instead}.`);
}

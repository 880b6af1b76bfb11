import { locales } from '@michi/messages/locales';
import { titles } from '@michi/progress/achievements';
import * as z from 'zod/mini';
import { email } from './email-address.ts';
import { text } from './fields.ts';
import { isOneScript } from './one-script.ts';
import { storable } from './storable.ts';

/** Text that is composed, so that every keyboard types the same, and between so many characters long. */
const composed = ({ least, most }: { least: number; most: number }) =>
  z
    .string()
    .check(
      storable,
      z.normalize('NFKC'),
      // As people count them: an emoji is one.
      z.check<string>(({ value, issues }) => {
        const count = [...value].length;
        const bounds = { origin: 'string', inclusive: true, input: value } as const;
        if (count < least) issues.push({ ...bounds, code: 'too_small', minimum: least });
        if (count > most) issues.push({ ...bounds, code: 'too_big', maximum: most });
      }),
    )
    .register(z.globalRegistry, { minLength: least, maxLength: most });

export const passwordLength = { least: 10, most: 128 } as const;
export const usernameLength = { least: 2, most: 30 } as const;

/** A password as it is chosen; spaces count. */
export const newPassword = composed(passwordLength);

/** A password as it is asked for again. */
export const password = composed({ least: 1, most: passwordLength.most });

/** What draws nothing, encloses others, or strikes them through (combining class 1 of Unicode). */
const hidden =
  /\p{Default_Ignorable_Code_Point}|\p{Me}|[\u0334-\u0338]|\u1cd4|[\u1ce2-\u1ce8]|[\u20d0-\u20f0]|\u{10a39}|[\u{16af0}-\u{16af4}]|\u{1bc9e}|[\u{1d167}-\u{1d169}]/u;

/**
 * The name that others see. Letters and digits of one script, one by one separated by a space, point, hyphen or
 * underscore, without characters that cannot be seen, enclose others, strike them through, or pile up.
 */
export const username = z.pipe(
  z.string().check(z.trim()),
  composed(usernameLength).check(
    z.refine((name) => !hidden.test(name), {
      error: 'invisible',
      abort: true,
    }),
    z.refine((name) => /^(?:[\p{L}\p{N}]\p{M}{0,2})(?:[ ._-]?[\p{L}\p{N}]\p{M}{0,2})*$/u.test(name), {
      error: 'username',
      abort: true,
    }),
    z.refine(isOneScript, { error: 'scripts' }),
  ),
);

export const language = z.enum(locales);

/** Two letters, in capitals; null when it is left empty. */
export const countryCode = z.pipe(
  z.nullish(text(20).check(z.trim(), z.regex(/^(?:[A-Za-z]{2})?$/))),
  z.transform((code: string | null | undefined) => (code ? code.toUpperCase() : null)),
);

export const roles = ['user', 'admin'] as const;
export const plans = ['free', 'premium'] as const;

/** An account as its owner sees it. */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  language,
  /** ISO 3166, two capitals. */
  country_code: z.nullable(z.string()),
  role: z.enum(roles),
  plan: z.enum(plans),
  email_verified: z.boolean(),
  /** False for an account that is only entered by way of another provider. */
  has_password: z.boolean(),
  /** Whether signing in takes a code besides. */
  second_factor: z.boolean(),
  /** The earned title that is worn. */
  title: z.nullable(z.enum(titles)),
});
export type User = z.infer<typeof user>;

/** The fields in which a new password is typed twice; `typedTwice` checks that they are alike. */
export const passwordTwice = { password: newPassword, password_confirmation: z.string().check(storable) };

export const typedTwice = z.refine<{ password: string; password_confirmation: string }>(
  (typed) => typed.password === typed.password_confirmation.normalize('NFKC'),
  { error: 'confirmation', path: ['password_confirmation'] },
);

/**
 * The code of a second factor: six digits of an app, or one of the recovery codes, with or without the hyphens between
 * its groups.
 */
export const secondFactorCode = z.pipe(
  text(40),
  z.pipe(
    z.transform((typed: string) => typed.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase()),
    z.string().check(z.regex(/^(?:\d{6}|[a-z2-7]{16})$/, { error: 'code' })),
  ),
);

/** What the form asks for; to log in, only email and password matter, and the code of an account with a second factor. */
export const credentials = z.object({ email, password, code: z.optional(secondFactorCode) });

export const registration = z
  .object({
    email,
    username,
    ...passwordTwice,
    /** Without it the language of the request. */
    language: z.optional(language),
    country_code: countryCode,
  })
  .check(typedTwice);

/** What an account's owner may change in it; what is missing stays. */
export const profileChanges = z.object({
  username: z.optional(username),
  language: z.optional(language),
  country_code: z.optional(countryCode),
  /** One that was earned, or none. */
  title: z.optional(z.nullable(z.enum(titles))),
});

import type { User } from '@michi/contracts/account-fields';
import { defaultLocale, isLocale } from '@michi/messages/locales';
import { titles } from '@michi/progress/achievements';
import type { UsersTable } from '../../db/schema.ts';

/** An account as its owner may see it: never its password's hash. */
export const userOf = (row: UsersTable): User => ({
  id: row.id,
  email: row.email,
  username: row.username,
  language: isLocale(row.language) ? row.language : defaultLocale,
  country_code: row.country_code,
  role: row.role,
  plan: row.plan,
  email_verified: row.email_verified_at !== null,
  has_password: row.password_hash !== null,
  second_factor: row.second_factor_since !== null,
  title: titles.find((title) => title === row.title) ?? null,
});

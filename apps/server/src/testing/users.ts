import type { UsersTable } from '../db/schema.ts';

/** An account as it is stored, known by its name. */
export const aUser = (name: string): UsersTable => ({
  id: name,
  email: `${name}@example.org`,
  email_key: `${name}@example.org`,
  username: name,
  username_key: name,
  name_skeleton: name,
  language: 'de',
  country_code: null,
  role: 'user',
  plan: 'free',
  password_hash: null,
  second_factor_secret: null,
  second_factor_since: null,
  second_factor_step: null,
  blocked_at: null,
  email_verified_at: null,
  created_at: 0,
  title: null,
});

import type { User } from '@michi/contracts/account-fields';

/** Somebody who has an account. */
export const testUser: User = {
  id: 'one',
  email: 'yuki@example.org',
  username: 'Yuki_88',
  language: 'de',
  country_code: null,
  role: 'user',
  plan: 'free',
  email_verified: true,
  has_password: true,
  second_factor: false,
  title: null,
};

/** The ticket that ends their session. */
export const testEndTicket = 'ticket-ticket-ticket-ticket-ticket-ticket-t';

import type { User } from '@michi/contracts/account-fields';

/** What every part of the account's page needs to make its calls. */
export interface AccountProps {
  readonly token: string;
  readonly user: User;
}

/** How somebody leaves the account from its page. */
export type Leaving = 'deleted' | 'everywhere' | 'forgotten';

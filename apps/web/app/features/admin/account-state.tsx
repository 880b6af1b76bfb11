import type { AdminUser, accountStates } from '@michi/contracts/admin-users';
import { Icon } from '@michi/ui/icon';
import { useTranslations } from 'use-intl';

const icons = { active: 'check', unconfirmed: 'mail', blocked: 'lock' } as const;

/** Whether an account can be used, by a sign and a word. */
export function AccountState({ user }: { user: AdminUser }) {
  const t = useTranslations('admin.users');
  const state = stateOf(user);
  return (
    <span className={`adm-state is-${state}`}>
      <Icon name={icons[state]} size="sm" />
      {t(`states.${state}`)}
    </span>
  );
}

function stateOf({ blocked_at, email_verified }: AdminUser): (typeof accountStates)[number] {
  if (blocked_at !== null) return 'blocked';
  return email_verified ? 'active' : 'unconfirmed';
}

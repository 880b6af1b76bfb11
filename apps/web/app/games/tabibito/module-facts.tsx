import type { ListedModule } from '@michi/contracts/tabibito';
import { earnedXp } from '@michi/games/tabibito/path';
import { Badge } from '@michi/ui/badge';
import { Icon } from '@michi/ui/icon';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import './module-facts.css';

export interface ModuleFactsProps extends Omit<ComponentProps<'p'>, 'className'> {
  readonly module: Pick<ListedModule, 'type' | 'estimated_minutes' | 'xp_reward'>;
}

/** Of what type a module is, how long it takes and what it brings; children say how it stands. */
export function ModuleFacts({ module, children, ...rest }: ModuleFactsProps) {
  const t = useTranslations('tabibito');
  return (
    <p {...rest} className="tabi-facts num">
      <Badge tone="game">{t(`type.${module.type}`)}</Badge>
      <span>
        <Icon name="clock" size="sm" />
        {t('path.minutes', { minutes: module.estimated_minutes })}
      </span>
      <span>
        <Icon name="spark" size="sm" />
        {t('path.xp', { xp: earnedXp(module) })}
      </span>
      {children}
    </p>
  );
}

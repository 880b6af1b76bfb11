import { IconButton } from '@michi/ui/button';
import { useTranslations } from 'use-intl';
import { switchTheme } from '../../lib/device/theme.ts';

export function ThemeButton({ className }: { className?: string }) {
  const t = useTranslations('common');
  return (
    <IconButton
      {...(className && { className })}
      icon="moon"
      label={t('switchTheme')}
      onClick={switchTheme}
    />
  );
}

import { IconButton } from '@michi/ui/button';
import { useTranslations } from 'use-intl';
import { switchTheme } from '../../lib/device/theme.ts';

export function ThemeButton() {
  const t = useTranslations('common');
  return <IconButton icon="moon" label={t('switchTheme')} onClick={switchTheme} />;
}

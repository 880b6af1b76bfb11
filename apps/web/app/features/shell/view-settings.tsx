import { Button } from '@michi/ui/button';
import { useTranslations } from 'use-intl';
import { switchTheme } from '../../lib/device/theme.ts';
import { LanguageChips } from './language-menu.tsx';
import './view-settings.css';

/** Language and colours, where there is no header to choose them in. */
export function ViewSettings() {
  const t = useTranslations('common');
  return (
    <div className="view-settings">
      <LanguageChips />
      <Button variant="line" icon="moon" onClick={switchTheme}>
        {t('switchTheme')}
      </Button>
    </div>
  );
}

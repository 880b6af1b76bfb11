import { Toggle } from '@michi/ui/toggle';
import { useTranslations } from 'use-intl';
import { useSongSettings } from './settings.ts';
import './stepwise.css';

/** Chooses whether songs wait at each note. */
export function Stepwise() {
  const t = useTranslations('otoawase.stepwise');
  const { stepwise, change } = useSongSettings();
  return (
    <div className="oto-steps">
      <Toggle
        label={t('label')}
        checked={stepwise}
        onCheckedChange={(checked) => change({ stepwise: checked })}
      />
      <p className="small soft">{t('text')}</p>
    </div>
  );
}

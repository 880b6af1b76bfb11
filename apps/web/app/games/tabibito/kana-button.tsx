import { iconButtonClass } from '@michi/ui/button';
import { Ja } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';
import './kana-button.css';

/** Opens the help with the kana in sight. */
export function KanaButton({ onClick }: { onClick: () => void }) {
  const t = useTranslations('tabibito.lesson');
  return (
    <button
      type="button"
      className={iconButtonClass({ edge: true, className: 'tabi-kana-button' })}
      aria-label={t('openKana')}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <Ja>かな</Ja>
    </button>
  );
}

import { Button, type ButtonProps } from '@michi/ui/button';
import { useTranslations } from 'use-intl';
import { giveConsent } from './consent.ts';

export interface ConsentChoiceProps extends Pick<ButtonProps, 'size'> {
  readonly onChosen?: () => void;
}

/** The two answers to the question of consent, which look alike. */
export function ConsentChoice({ onChosen, ...look }: ConsentChoiceProps) {
  const t = useTranslations('common.cookies');
  return (['essential', 'all'] as const).map((consent) => (
    <Button
      key={consent}
      variant="line"
      {...look}
      onClick={() => {
        giveConsent(consent);
        onChosen?.();
      }}
    >
      {t(consent)}
    </Button>
  ));
}

import { Button } from '@michi/ui/button';
import { EmptyState, type StateProps } from '@michi/ui/state';
import { useTranslations } from 'use-intl';

export interface OutOfReachProps extends Pick<StateProps, 'title' | 'heading'> {
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** What should be here lies in the mist (霧): neither the server nor this device has it right now. */
export function OutOfReach({ title, heading, retry, retrying }: OutOfReachProps) {
  const t = useTranslations('tabibito.paths');
  return (
    <EmptyState
      kanji="霧"
      heading={heading}
      title={title}
      text={t('emptyText')}
      action={
        <Button icon="reset" size="sm" busy={retrying} onClick={retry}>
          {t('retry')}
        </Button>
      }
    />
  );
}

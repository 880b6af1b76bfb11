import { Button } from '@michi/ui/button';
import { ErrorState } from '@michi/ui/state';
import { Component, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IfItLasts } from '../../features/shell/if-it-lasts.tsx';
import { logFailure } from '../../lib/calls/log-failure.ts';

interface ModuleBoundaryProps {
  readonly onClose: () => void;
  /** What stands around the message, where the module has taken that along. */
  readonly around?: (message: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps a module that cannot be drawn from taking the page with it. */
export class ModuleBoundary extends Component<ModuleBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    logFailure(error, 'drawing the module');
  }

  override render(): ReactNode {
    const { onClose, around = (message) => message, children } = this.props;
    return this.state.broken ? around(<BrokenModule onClose={onClose} />) : children;
  }
}

function BrokenModule({ onClose }: { onClose: () => void }) {
  const t = useTranslations('tabibito.module');
  return (
    <ErrorState
      heading="h3"
      title={t('broken')}
      text={t('brokenText')}
      action={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <IfItLasts />
        </>
      }
    />
  );
}

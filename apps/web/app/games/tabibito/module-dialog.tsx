import type { ListedModule } from '@michi/contracts/tabibito';
import { Dialog } from '@michi/ui/dialog';
import { Stamp } from '@michi/ui/stamp';
import { EmptyState, ErrorState, LoadingState } from '@michi/ui/state';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { playEffect } from '../../audio/use-sound.ts';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { later, useLater } from '../../lib/react/use-later.ts';
import './celebration.css';
import { completeModule } from './complete-module.ts';
import { ModuleBoundary } from './module-boundary.tsx';
import { ModuleReading } from './module-reading.tsx';
import { useCelebration } from './use-celebration.ts';
import { useStarted } from './use-started.ts';
import './module-dialog.css';

/** What plays a run: it is loaded while one reads what awaits one. */
const runLater = later(() => import('./module-run.tsx'));

export interface ModuleDialogProps {
  /** Null when the path has no such module. */
  readonly module: ListedModule | null;
  /** It is completed, and has to be passed once more to count on the server. */
  readonly unproved: boolean;
  readonly onClose: () => void;
  /** The module is completed and celebrated. */
  readonly onCompleted: () => void;
  readonly onStreak: (streak: number | null) => void;
}

/** A station over the line of stations: to read, to play, to complete. */
export function ModuleDialog({ module, unproved, onClose, onCompleted, onStreak }: ModuleDialogProps) {
  const t = useTranslations('tabibito');
  const [search] = useSearchParams();
  const playing = search.get('step') === 'play';
  return (
    <Dialog
      open
      onClose={onClose}
      title={<WithJapanese>{module?.title ?? t('module.unknown')}</WithJapanese>}
      closeLabel={t('module.close')}
      dismissable={!playing}
      className="tabi-dialog"
    >
      <ModuleBoundary onClose={onClose}>
        {module === null ? (
          <ErrorState kanji="迷" heading="h3" title={t('module.unknown')} />
        ) : module.is_locked ? (
          <EmptyState kanji="閉" heading="h3" title={t('path.lockedStation')} />
        ) : (
          <OpenModule
            module={module}
            unproved={unproved}
            playing={playing}
            onClose={onClose}
            onCompleted={onCompleted}
            onStreak={onStreak}
          />
        )}
      </ModuleBoundary>
    </Dialog>
  );
}

interface OpenModuleProps extends ModuleDialogProps {
  readonly module: ListedModule;
  readonly playing: boolean;
}

function OpenModule({ module, unproved, playing, onClose, onCompleted, onStreak }: OpenModuleProps) {
  const t = useTranslations('tabibito.module');
  const started = useStarted(module);
  const run = started?.run ?? module.run;
  const player = useLater(runLater, run !== null);
  const [, setSearch] = useSearchParams();
  const [celebrated, setCelebrated] = useState<number | null>(null);

  /** Reading and playing share one place in the history, so that going back closes the window. */
  const show = (step: 'read' | 'play') =>
    setSearch(
      (before) => {
        const changed = new URLSearchParams(before);
        if (step === 'play') changed.set('step', 'play');
        else changed.delete('step');
        return changed;
      },
      { replace: true, preventScrollReset: true, state: { opened: window.history.state?.usr?.opened } },
    );

  const complete = () => {
    const xp = completeModule(module);
    playEffect('stamp');
    setCelebrated(xp);
  };

  useCelebration(celebrated, onCompleted);

  if (celebrated !== null) return <Celebration xp={celebrated} />;
  const loading = <LoadingState label={t('loading')} />;
  if (started === null) return loading;
  if (playing && run) {
    if (player === null) return loading;
    return (
      <player.ModuleRun
        module={module}
        run={run}
        onComplete={complete}
        onLeave={() => show('read')}
        onStreak={onStreak}
      />
    );
  }
  return (
    <ModuleReading
      module={{ ...started, run, is_completed: module.is_completed }}
      unproved={unproved}
      onPlay={() => show('play')}
      onComplete={complete}
      onClose={onClose}
    />
  );
}

/** The module is completed: a stamp falls, and what it brought is said. */
function Celebration({ xp }: { xp: number }) {
  const t = useTranslations('tabibito.celebration');
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <div className="tabi-joy" ref={top} tabIndex={-1} role="status">
      <Stamp kanji="済" size="8rem" double falling />
      <p className="tabi-joy__title">{t('title')}</p>
      <p className="tabi-joy__xp num">{t('xp', { xp })}</p>
    </div>
  );
}

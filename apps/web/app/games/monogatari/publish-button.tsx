import type { Story } from '@michi/games/monogatari/creations';
import { lackOf, requiredIn, shownContentOf } from '@michi/games/monogatari/score';
import { templateOf } from '@michi/games/monogatari/templates';
import { Button } from '@michi/ui/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OpenDraft } from '../../learner/use-creations.ts';
import { later, useLater } from '../../lib/react/use-later.ts';
import { NoRoom } from '../no-room.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { titleOf } from './story-kind.ts';
import type { GoTo } from './toolbar.tsx';
import { usePublish } from './use-publish.ts';

const asking = later(() => import('./publish-window.tsx'));

export interface PublishButtonProps {
  readonly open: OpenDraft<Story>;
  /** Leads to what is missing. */
  readonly onGoTo: GoTo;
}

/** Hands a page in at once where nothing is missing; else a window says what is. */
export function PublishButton({ open, onGoTo }: PublishButtonProps) {
  const t = useTranslations('monogatari.publish');
  const { busy, isReady, publish } = usePublish(open);
  const [asked, ask] = useState<'lacking' | 'unkept' | null>(null);
  const window = useLater(asking, asked === 'lacking');
  const { panels, template } = open.content;
  const go = async () => {
    ask((await publish()) ? null : 'unkept');
  };
  const shown = panels.map(shownContentOf);
  const { requiredKanji } = templateOf(template);
  const isComplete =
    shown.every((panel) => lackOf(panel) === null) &&
    requiredIn(shown, templateOf(template)).length === requiredKanji.length;
  return (
    <>
      <Button
        variant="accent"
        busy={busy}
        disabled={!isReady}
        aria-haspopup={isComplete ? undefined : 'dialog'}
        onClick={() => (isComplete ? void go() : ask('lacking'))}
      >
        {t('button')}
      </Button>
      {window && asked === 'lacking' && (
        <window.PublishWindow
          shown={shown}
          template={templateOf(template)}
          onClose={() => ask(null)}
          onPublish={() => {
            ask(null);
            void go();
          }}
          onGoTo={(tool, panel) => {
            ask(null);
            onGoTo(tool, panel);
          }}
        />
      )}
      {asked === 'unkept' && (
        <NoRoom
          heading={t('unkept.heading')}
          text={t('unkept.text')}
          goOn={t('goOn')}
          busy={busy}
          onAgain={() => void go()}
          onClose={() => ask(null)}
        >
          <ExportButtons title={titleOf(open.content)} panels={panels} />
        </NoRoom>
      )}
    </>
  );
}

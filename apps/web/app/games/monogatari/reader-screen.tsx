import { templateOf } from '@michi/games/monogatari/templates';
import { Alert } from '@michi/ui/alert';
import { Button, buttonClass } from '@michi/ui/button';
import { LoadingState } from '@michi/ui/state';
import { useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { NextSteps } from '../../features/next-steps/next-steps.tsx';
import { idOf } from '../../learner/documents/creation.ts';
import { useCreations } from '../../learner/use-creations.ts';
import { LocalLink, useLocalPath } from '../../lib/language/local-link.tsx';
import { useChange } from '../../lib/react/use-change.ts';
import { ExportButtons } from './export-buttons.tsx';
import { MonogatariFrame } from './frame.tsx';
import { PanelByPanel } from './panel-by-panel.tsx';
import './reader.css';
import { StoryActs } from './story-acts.tsx';
import { isPublished, type StoryCreation, storyKind, titleOf } from './story-kind.ts';
import { StoryPage } from './story-page.tsx';
import { StoryScore } from './story-score.tsx';
import type { JustPublished } from './use-publish.ts';
import { UsedKanji } from './used-kanji.tsx';

/** A story to be read, what it has brought, and what can be done with it. Without one in the address the newest. */
export function ReaderScreen() {
  const t = useTranslations('monogatari');
  const [search] = useSearchParams();
  const { creations, failed } = useCreations(storyKind);
  const id = search.get('story');
  const found = creations?.find((creation) =>
    id === null ? isPublished(creation) : idOf(creation.name) === id,
  );
  return (
    <MonogatariFrame page="reader">
      <div className="wrap mng">
        {!found && <h2>{t('bar.reader')}</h2>}
        {failed && <Alert tone="bad">{t('menu.failed')}</Alert>}
        {creations === null && !failed && <LoadingState label={t('reader.loading')} />}
        {creations !== null && !found && (
          <>
            <p className="lead">{t(id === null ? 'menu.noStories' : 'reader.missing')}</p>
            <LocalLink
              className={buttonClass({ variant: 'accent', className: 'mng-narrow' })}
              to="/monogatari/new"
            >
              {t('menu.new')}
            </LocalLink>
          </>
        )}
        {found && <Reader key={found.name} creation={found} />}
      </div>
    </MonogatariFrame>
  );
}

function Reader({ creation }: { readonly creation: StoryCreation }) {
  const t = useTranslations('monogatari');
  const navigate = useNavigate();
  const pathOf = useLocalPath();
  const { state } = useLocation();
  const arrival = state as Partial<JustPublished> | null;
  const [singly, readSingly] = useState(false);
  const shown = useRef<HTMLElement>(null);
  useChange(singly, () => shown.current?.focus()); // on a phone the button stands far below it
  const { content, copyOf } = creation;
  const title = titleOf(content);
  return (
    <div className="mng-reader">
      <section ref={shown} tabIndex={-1} aria-label={t('reader.page')}>
        {singly ? (
          <PanelByPanel panels={content.panels} title={title} onEnd={() => readSingly(false)} />
        ) : (
          <StoryPage creation={creation} />
        )}
      </section>
      <aside className="mng-reader__side">
        {copyOf !== null && (
          <Alert>
            <p>{t('menu.copyOf')}</p>
            <LocalLink to={`/monogatari/draw?story=${copyOf}`}>{t('editor.otherVersion')}</LocalLink>
          </Alert>
        )}
        {content.published === null ? (
          <LocalLink
            className={buttonClass({ variant: 'accent', block: true })}
            to={`/monogatari/draw?story=${idOf(creation.name)}`}
          >
            {t('menu.goOn')}
          </LocalLink>
        ) : (
          <StoryScore story={content} published={content.published} levels={arrival?.levels ?? null} />
        )}
        <UsedKanji panels={content.panels} requiredKanji={templateOf(content.template).requiredKanji} />
        <Button variant="line" block icon="eye" onClick={() => readSingly(!singly)}>
          {t(singly ? 'reader.close' : 'reader.panelByPanel')}
        </Button>
        <ExportButtons title={title} panels={content.panels} />
        <StoryActs creation={creation} onDeleted={() => void navigate(pathOf('/monogatari'))} />
        <LocalLink className={buttonClass({ variant: 'line', block: true })} to="/monogatari/new">
          {t('menu.new')}
        </LocalLink>
        {arrival?.answers && <NextSteps events={arrival.answers} offers={['write', 'due']} />}
      </aside>
    </div>
  );
}

import { emptyPanel, type Panel } from '@michi/games/monogatari/story';
import { templateOf } from '@michi/games/monogatari/templates';
import { Alert } from '@michi/ui/alert';
import { Button, buttonClass } from '@michi/ui/button';
import { japanese } from '@michi/ui/japanese';
import { Hanko } from '@michi/ui/stamp';
import { LoadingState } from '@michi/ui/state';
import { useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { NextSteps } from '../../features/next-steps/next-steps.tsx';
import { idOf } from '../../learner/documents/creation.ts';
import { useCreations } from '../../learner/use-creations.ts';
import { LocalLink, useLocalPath } from '../../lib/language/local-link.tsx';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { useArrowKeys } from '../../lib/react/use-arrow-keys.ts';
import { useChange } from '../../lib/react/use-change.ts';
import { useMedia } from '../../lib/react/use-media.ts';
import { ExportButtons } from './export-buttons.tsx';
import { MonogatariFrame } from './frame.tsx';
import { Furigana } from './furigana.tsx';
import { Koma } from './koma.tsx';
import { lonePlace, pageRatio, placesOf, wholePage } from './panel-places.ts';
import { Picture } from './picture.tsx';
import { StoryActs } from './story-acts.tsx';
import { isPublished, type StoryCreation, storyKind, titleOf, written } from './story-kind.ts';
import { StoryScore } from './story-score.tsx';
import { useNames } from './use-names.ts';
import type { JustPublished } from './use-publish.ts';
import { UsedKanji } from './used-kanji.tsx';
import './reader.css';
import './story-page.css';

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

interface PanelByPanelProps {
  readonly panels: readonly Panel[];
  readonly title: string;
  /** Read to the end. */
  readonly onEnd: () => void;
}

/** A story one panel at a time; like its page it goes on to the left. */
function PanelByPanel({ panels, title, onEnd }: PanelByPanelProps) {
  const t = useTranslations('monogatari.reader');
  const names = useNames();
  const [at, setAt] = useState(0);
  const panel = panels[at] ?? emptyPanel;
  const isWide = useMedia(wholePage, true);
  const { size } = (isWide && placesOf(panels.length)[at]) || lonePlace;
  const isLast = at + 1 >= panels.length;
  const turn = (by: number) => setAt(Math.max(0, Math.min(panels.length - 1, at + by)));
  useArrowKeys({ onLeft: () => turn(1), onRight: () => turn(-1) });
  return (
    <div className="mng-singly">
      <h2 {...written(title)}>{title}</h2>
      <div className="mng-singly__panel" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
        <Picture panel={panel} size={size} />
      </div>
      <p className="sr-only" role="status">
        {names.describe(panel, at)}
      </p>
      <div className="mng-singly__turn">
        <Button variant="line" icon="left" onClick={() => (isLast ? onEnd() : turn(1))}>
          {t(isLast ? 'close' : 'next')}
        </Button>
        <Koma count={panels.length} current={at} />
        <Button variant="line" icon="right" aria-disabled={at === 0} onClick={() => turn(-1)}>
          {t('previous')}
        </Button>
      </div>
    </div>
  );
}

/** A page to be read: as it is printed, or panel below panel where it would be too small. */
function StoryPage({ creation: { content, changedAt } }: { readonly creation: StoryCreation }) {
  const t = useTranslations('monogatari');
  const formatDate = useDateFormat();
  const names = useNames();
  const isWide = useMedia(wholePage, true);
  const { panels, template } = content;
  const title = titleOf(content);
  const kind = t(`templates.${template}.title`);
  return (
    <article className="mng-print">
      <header>
        <h2 {...written(title)}>
          <Furigana text={title} />
        </h2>
        {kind !== title && <p>{kind}</p>}
      </header>
      <ol style={isWide ? { aspectRatio: pageRatio } : undefined}>
        {panels.map((panel, index) => {
          const place = isWide ? placesOf(panels.length)[index] : lonePlace;
          if (!place) return null;
          return (
            <li
              key={place.style.top === undefined ? index : `${place.style.left} ${place.style.top}`}
              className="mng-print__panel"
              style={place.style}
            >
              <Picture panel={panel} size={place.size} />
              <p className="sr-only">{names.describe(panel, index)}</p>
            </li>
          );
        })}
      </ol>
      <footer>
        <p {...japanese}>漢字の道 · 物語</p>
        <p>
          {formatDate(new Date(changedAt), {
            dateStyle: 'long',
            timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          })}
        </p>
        <Hanko kanji="語" size="2.5rem" />
      </footer>
    </article>
  );
}

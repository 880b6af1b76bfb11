import type { Story } from '@michi/games/monogatari/creations';
import { shownContentOf } from '@michi/games/monogatari/score';
import { templateOf } from '@michi/games/monogatari/templates';
import type { StoryWord } from '@michi/games/monogatari/words/words';
import { Alert } from '@michi/ui/alert';
import { IconButton } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type OpenDraft, useKeeping } from '../../learner/use-creations.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { later, useTried } from '../../lib/react/use-later.ts';
import { useSameAct } from '../../lib/react/use-same-act.ts';
import { Announcement } from '../announcer.tsx';
import { UndoButton } from '../undo-button.tsx';
import { Board } from './board.tsx';
import { BubbleTools } from './bubble-tools.tsx';
import './editor.css';
import { MonogatariFrame } from './frame.tsx';
import { Koma } from './koma.tsx';
import { PublishBar } from './publish-bar.tsx';
import { Required } from './required.tsx';
import { BackgroundTools, EmotionTools, FigureTools } from './scene-tools.tsx';
import { titleOf, written } from './story-kind.ts';
import { type Tool, Toolbar } from './toolbar.tsx';
import { useBubbleText } from './use-bubble-text.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { isWhole, useStoryEditor } from './use-story-editor.ts';
import { WordsOfLevel } from './words-of-level.tsx';

const keys = ['arrows', 'size', 'turn', 'mirror', 'remove', 'panels', 'undo', 'escape'] as const;

/** Where a page is drawn, until it is published. */
export function Editor({ open, level }: { readonly open: OpenDraft<Story>; readonly level: number }) {
  const t = useTranslations('monogatari');
  const { content } = open;
  const { panels } = content;
  const template = templateOf(content.template);
  const editor = useStoryEditor(open);
  const writing = useBubbleText(editor);
  const [overview, setOverview] = useState(false);
  /** The tool that was asked for last, which takes the focus; null before. */
  const [wanted, want] = useState<{ readonly tool: Tool } | null>(null);
  const tool = wanted?.tool ?? 'figure';
  const sections = useRef<Partial<Record<Tool, HTMLElement | null>>>({});
  useEffect(() => {
    if (wanted) sections.current[wanted.tool]?.focus();
  }, [wanted]);
  useEditorKeys(editor, panels.length);

  const addWord = useSameAct(({ kanji }: StoryWord) => {
    writing.insert(kanji);
    editor.say(t('announce.wordAdded', { word: kanji }));
  });
  const shown = panels.map(shownContentOf);
  const { current } = editor;

  const section = (name: Tool) => ({
    ref: (element: HTMLElement | null) => {
      sections.current[name] = element;
    },
    tabIndex: -1,
    className: `panel mng-tool mng-${name}${tool === name ? ' is-open' : ''}`,
    'aria-labelledby': `mng-${name}`,
  });

  return (
    <MonogatariFrame
      page="editor"
      playing
      subtitle={<span {...written(titleOf(content))}>{titleOf(content)}</span>}
      tools={
        <>
          <Keeping open={open} part="state" />
          <UndoButton label={t('tools.undo')} canUndo={open.canUndo} onUndo={editor.undo} />
        </>
      }
    >
      <div className="wrap mng mng-editor">
        <h2 className="sr-only">{t('bar.editor')}</h2>
        <Toolbar {...{ tool, editor }} canRedo={open.canRedo} onTool={(next) => want({ tool: next })} />
        <Keeping open={open} part="notices" />
        <section className="mng-page" aria-label={t('editor.page')}>
          <div className="mng-page__held">
            {/* at the ends they stay in reach: a disabled button would lose the focus */}
            <div className="mng-nav">
              <IconButton
                edge
                icon="left"
                label={t('editor.next')}
                aria-disabled={current + 1 >= panels.length}
                onClick={() => editor.goTo(current + 1)}
              />
              <button
                type="button"
                className="mng-nav__map"
                aria-pressed={overview}
                aria-label={t('reader.page')}
                onClick={() => setOverview(!overview)}
              >
                <Koma count={panels.length} current={current} done={panels.map(isWhole)} />
              </button>
              <p>
                <b className="num">{t('editor.panel', { panel: current + 1, all: panels.length })}</b>
                <span className="small soft">{t('editor.fromRight')}</span>
              </p>
              <IconButton
                edge
                icon="right"
                label={t('editor.previous')}
                aria-disabled={current === 0}
                onClick={() => editor.goTo(current - 1)}
              />
            </div>
            <Board
              panels={panels}
              editor={editor}
              overview={overview}
              onChosen={() => setOverview(false)}
              onBlank={() => want({ tool: 'background' })}
            />
            <details className="mng-keys small soft">
              <summary>{t('keys.heading')}</summary>
              <ul>
                {keys.map((key) => (
                  <li key={key}>{t(`keys.${key}`)}</li>
                ))}
              </ul>
            </details>
          </div>
        </section>
        <div className="mng-right">
          <section {...section('figure')}>
            <FigureTools editor={editor} />
          </section>
          <section {...section('background')}>
            <BackgroundTools editor={editor} />
          </section>
          <section {...section('emotion')}>
            <EmotionTools editor={editor} />
          </section>
        </div>
        <div className="mng-left">
          <section className="panel mng-tool mng-required-panel is-open" aria-labelledby="mng-required">
            <Required shown={shown} template={template} />
          </section>
          <section {...section('bubble')}>
            <BubbleTools editor={editor} writing={writing} />
          </section>
        </div>
        <section {...section('words')}>
          <WordsOfLevel level={level} requiredKanji={template.requiredKanji} onWord={addWord} />
        </section>
        <PublishBar
          open={open}
          onGoTo={(next, panel) => {
            if (panel !== null) editor.goTo(panel);
            want({ tool: next });
          }}
        />
        <Announcement>{editor.said}</Announcement>
      </div>
    </MonogatariFrame>
  );
}

const exporting = later(() => import('./export-buttons.tsx'));

interface KeepingProps {
  readonly open: OpenDraft<Story>;
  /** Said in the bar, or above the page. */
  readonly part: 'state' | 'notices';
}

/** How the draft is kept: whether it is, where it cannot be, and that somebody else has changed it too. */
function Keeping({ open, part }: KeepingProps) {
  const t = useTranslations('monogatari.editor');
  const { draft, copyOf, name, content } = open;
  const keeping = useKeeping(draft);
  const { loaded } = useTried(exporting, keeping === 'failed');
  if (part === 'state')
    return (
      <p className="small soft mng-kept" role="status">
        {keeping === 'kept' && name !== null && (
          <>
            <Icon name="check" size="sm" />
            <span>{t('kept')}</span>
          </>
        )}
        {keeping === 'failed' && <Icon name="warn" size="sm" />}
      </p>
    );
  return (
    <>
      {copyOf !== null && (
        <Alert role="status">
          <p>{t('isCopy')}</p>
          <LocalLink to={`/monogatari/draw?story=${copyOf}`}>{t('otherVersion')}</LocalLink>
        </Alert>
      )}
      {keeping === 'failed' && (
        <Alert tone="bad">
          <p>{t('unkept')}</p>
          {loaded && <loaded.ExportButtons title={titleOf(content)} panels={content.panels} />}
        </Alert>
      )}
    </>
  );
}

import { type TemplateId, templateIds } from '@michi/games/monogatari/templates';
import { Alert } from '@michi/ui/alert';
import { buttonClass } from '@michi/ui/button';
import { LoadingState } from '@michi/ui/state';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useCreations, useDraft } from '../../learner/use-creations.ts';
import { LocalLink, useLocalPath } from '../../lib/language/local-link.tsx';
import { Editor } from './editor.tsx';
import { MonogatariFrame } from './frame.tsx';
import { isPublished, newStory, type StoryCreation, storyKind } from './story-kind.ts';
import { useAuthor } from './use-author.ts';

const isTemplate = (id: string | undefined): id is TemplateId => templateIds.some((each) => each === id);

export interface EditorScreenProps {
  /** Of the address. */
  readonly template: string | undefined;
  /** The id of the story to go on with; null for none. */
  readonly story: string | null;
}

/** Opens what the learner draws: the story of the address, else the newest draft of the template, else a blank page. */
export function EditorScreen({ template, story: id }: EditorScreenProps) {
  const t = useTranslations('monogatari');
  const pathOf = useLocalPath();
  const [first] = useState(() => newStory(isTemplate(template) ? template : 'umbrella'));
  const [isOpen] = useState(
    () => (creation: StoryCreation) =>
      !isPublished(creation) && (template === undefined || creation.content.template === template),
  );
  const open = useDraft({ kind: storyKind, id, isOpen, first });
  const author = useAuthor();

  if (open === null || author === null)
    return (
      <MonogatariFrame page="editor" playing>
        <h2 className="sr-only">{t('bar.editor')}</h2>
        <LoadingState label={t('editor.loading')} />
      </MonogatariFrame>
    );
  if (id !== null && open.name === null) return <Unopened id={id} />;
  if (open.content.published !== null && id !== null)
    return <Navigate replace to={pathOf(`/monogatari/read?story=${id}`)} />;
  return <Editor open={open} level={author.level} />;
}

/** A story that is not on this device, or that this build cannot read. */
function Unopened({ id }: { readonly id: string }) {
  const t = useTranslations('monogatari');
  const { creations, newer, failed } = useCreations(storyKind);
  const missing = t(failed ? 'menu.failed' : 'editor.missing');
  return (
    <MonogatariFrame page="editor">
      <div className="wrap mng">
        <h2>{t('bar.editor')}</h2>
        {creations === null && !failed ? (
          <LoadingState label={t('editor.loading')} />
        ) : (
          <Alert tone="bad">{newer.includes(id) ? t('editor.newer') : missing}</Alert>
        )}
        <LocalLink className={buttonClass({ variant: 'game' })} to="/monogatari">
          {t('bar.toMenu')}
        </LocalLink>
      </div>
    </MonogatariFrame>
  );
}

import type { TemplateId } from '@michi/games/monogatari/templates';
import { useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { EditorScreen } from '../../games/monogatari/editor-screen.tsx';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['monogatari', 'audio', 'achievements'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function EditorPage() {
  const t = useTranslations('monogatari.pages.editor');
  const titles = useTranslations('monogatari.templates');
  const { template } = useParams();
  const [search] = useSearchParams();
  const story = search.get('story');
  return (
    <>
      <PageHead
        title={template ? `${titles(`${template as TemplateId}.title`)} · ${t('title')}` : t('title')}
        description={t('description')}
      />
      <EditorScreen key={`${template} ${story}`} template={template} story={story} />
    </>
  );
}

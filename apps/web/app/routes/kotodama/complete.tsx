import { classicOf } from '@michi/games/kotodama/poems';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { ClassicsScreen } from '../../games/kotodama/classics-screen.tsx';
import { WriteScreen } from '../../games/kotodama/write-screen.tsx';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['kotodama', 'audio', 'achievements'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default function CompletePage() {
  const t = useTranslations('kotodama.pages.complete');
  const { poem } = useParams();
  const line =
    poem === undefined
      ? undefined
      : classicOf(poem)
          ?.lines[0].map(({ text }) => text)
          .join('');
  return (
    <>
      <PageHead title={line ? `${line} · ${t('title')}` : t('title')} description={t('description')} />
      {poem === undefined ? <ClassicsScreen /> : <WriteScreen poem={poem} />}
    </>
  );
}

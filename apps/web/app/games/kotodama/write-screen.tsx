import { classicOf } from '@michi/games/kotodama/poems';
import type { Season } from '@michi/games/kotodama/words';
import { seasons } from '@michi/games/kotodama/words';
import { Alert } from '@michi/ui/alert';
import { buttonClass } from '@michi/ui/button';
import { LoadingState } from '@michi/ui/state';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { idOf } from '../../learner/documents/creation.ts';
import { useCreations, useDraft } from '../../learner/use-creations.ts';
import { LocalLink, useLocalPath } from '../../lib/language/local-link.tsx';
import './editor.css';
import { Editor } from './editor.tsx';
import { KotodamaFrame } from './frame.tsx';
import { draftPath, emptyHaiku, type HaikuCreation, haikuKind, isFinished } from './haiku-kind.ts';
import { usePoet } from './use-poet.ts';

/** Spring begins in March. */
const seasonOf = (month: number): Season => seasons[Math.floor(((month + 10) % 12) / 3)] ?? 'spring';

/** What the learner writes. `poem` is the classic that goes on, null for a poem of one's own. */
export function WriteScreen({ poem = null }: { poem?: string | null }) {
  const [search] = useSearchParams();
  const id = search.get('draft');
  return <Sheet key={`${poem} ${id}`} poem={poem} id={id} />;
}

/**
 * Opens the draft of the address, else the newest one, else an empty sheet. What is finished stands as it is, so it is shown
 * among the poems.
 */
function Sheet({ poem, id }: { readonly poem: string | null; readonly id: string | null }) {
  const t = useTranslations('kotodama.editor');
  const pathOf = useLocalPath();
  const classic = poem === null ? null : classicOf(poem);
  const [first] = useState(() => emptyHaiku(poem, classic?.season ?? seasonOf(new Date().getMonth())));
  const [isOpen] = useState(
    () => (creation: HaikuCreation) => !isFinished(creation) && creation.content.poem === poem,
  );
  const open = useDraft({ kind: haikuKind, id, isOpen, first });
  const poet = usePoet();
  const page = poem === null ? 'create' : 'complete';
  if (open === null || poet === null)
    return (
      <KotodamaFrame page={page} playing>
        <LoadingState label={t('loading')} />
      </KotodamaFrame>
    );
  if (id !== null && open.name === null) return <Unopened id={id} page={page} />;
  if (id !== null && open.content.poem !== poem)
    return <Navigate replace to={pathOf(draftPath(open.content, id))} />;
  if (open.content.handedIn !== null && open.name !== null)
    return <Navigate replace to={pathOf(`/kotodama/poems?poem=${idOf(open.name)}`)} />;
  return <Editor open={open} level={poet.level} classic={classic} />;
}

/** A draft that is not on this device, or that this build cannot read. */
function Unopened({ id, page }: { readonly id: string; readonly page: 'create' | 'complete' }) {
  const t = useTranslations('kotodama');
  const { creations, newer, failed } = useCreations(haikuKind);
  const isNewer = newer.includes(id);
  return (
    <KotodamaFrame page={page}>
      <div className="wrap kot-unopened">
        {creations === null && !failed ? (
          <LoadingState label={t('editor.loading')} />
        ) : (
          <Alert tone="bad">
            {isNewer ? t('collection.newer', { count: 1 }) : t(failed ? 'collection.failed' : 'editor.gone')}
          </Alert>
        )}
        <LocalLink className={buttonClass({ variant: 'game' })} to="/kotodama/poems">
          {t('menu.all')}
        </LocalLink>
      </div>
    </KotodamaFrame>
  );
}

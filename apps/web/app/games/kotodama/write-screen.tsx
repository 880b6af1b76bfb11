import { classicOf } from '@michi/games/kotodama/poems';
import type { Season } from '@michi/games/kotodama/words';
import { seasons } from '@michi/games/kotodama/words';
import { LoadingState } from '@michi/ui/state';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { idOf } from '../../learner/work.ts';
import { useLocalPath } from '../../lib/language/local-link.tsx';
import { useDraft } from '../../play/use-draft.ts';
import { Editor } from './editor.tsx';
import { KotodamaFrame } from './frame.tsx';
import { emptyHaiku, type HaikuWork, haikuKind, isFinished } from './haiku-kind.ts';
import { usePoet } from './use-poet.ts';

/** Spring begins in March. */
const seasonOf = (month: number): Season => seasons[Math.floor(((month + 10) % 12) / 3)] ?? 'spring';

/**
 * Opens what the learner writes: the draft of the address, else the newest one, else an empty sheet. What is finished
 * stands as it is, so it is shown among the poems.
 */
export function WriteScreen({ poem = null }: { poem?: string | null }) {
  const t = useTranslations('kotodama.editor');
  const pathOf = useLocalPath();
  const [search] = useSearchParams();
  const classic = poem === null ? null : classicOf(poem);
  const [first] = useState(() => emptyHaiku(poem, classic?.season ?? seasonOf(new Date().getMonth())));
  const [isOpen] = useState(() => (work: HaikuWork) => !isFinished(work) && work.content.poem === poem);
  const open = useDraft({ kind: haikuKind, id: search.get('draft'), isOpen, first });
  const poet = usePoet();
  if (open === null || poet === null)
    return (
      <KotodamaFrame page={poem === null ? 'create' : 'complete'} playing>
        <LoadingState label={t('loading')} />
      </KotodamaFrame>
    );
  // who has just handed in is led there by the editor, once the poem is kept
  if (open.content.handedIn !== null && open.name !== null && !open.canUndo)
    return <Navigate replace to={pathOf(`/kotodama/poems?poem=${idOf(open.name)}`)} />;
  return <Editor open={open} level={poet.level} classic={classic} />;
}

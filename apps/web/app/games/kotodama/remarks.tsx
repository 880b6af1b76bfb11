import type { Haiku } from '@michi/games/kotodama/creations';
import type { PoemWord } from '@michi/games/kotodama/words';
import { Alert } from '@michi/ui/alert';
import { Icon } from '@michi/ui/icon';
import { useTranslations } from 'use-intl';
import { type OpenDraft, useKeeping } from '../../learner/use-creations.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { CopyPoem } from './copy-poem.tsx';
import { draftPath } from './haiku-kind.ts';
import { useMeaning } from './texts.ts';

export interface RemarksProps {
  readonly open: OpenDraft<Haiku>;
  readonly hinted: PoemWord | null | undefined;
}

/** What is said beneath the paper: a hint, and how the draft is kept. */
export function Remarks({ open: { draft, content, copyOf, name }, hinted }: RemarksProps) {
  const t = useTranslations('kotodama.editor');
  const meaning = useMeaning();
  const keeping = useKeeping(draft);
  return (
    <div className="kot-remarks">
      {hinted !== undefined && (
        <p className="alert kot-hint" role="status">
          <Icon name="bulb" />
          <span>
            <WithJapanese>
              {hinted ? t('hint', { kanji: hinted.kanji, meaning: meaning(hinted) }) : t('noHint')}
            </WithJapanese>
          </span>
        </p>
      )}
      {copyOf !== null && (
        <Alert role="status">
          <p>{t('isCopy')}</p>
          <LocalLink to={draftPath(content, copyOf)}>{t('otherVersion')}</LocalLink>
        </Alert>
      )}
      {keeping === 'failed' && (
        <Alert tone="bad">
          <p>{t('unkept')}</p>
          <CopyPoem haiku={content} />
        </Alert>
      )}
      {name !== null && keeping === 'kept' && hinted === undefined && (
        <p className="small soft">{t('kept')}</p>
      )}
    </div>
  );
}

import { hintMs } from '@michi/games/kotodama/constants';
import type { Haiku } from '@michi/games/kotodama/creations';
import type { Poem } from '@michi/games/kotodama/poems';
import type { PoemWord } from '@michi/games/kotodama/words';
import { Alert } from '@michi/ui/alert';
import { Button } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { browserLearner } from '../../learner/browser-learner.ts';
import { type OpenDraft, useKeeping } from '../../learner/use-creations.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { useMedia } from '../../lib/react/use-media.ts';
import { Announcement } from '../announcer.tsx';
import { GameAchievements } from '../game-achievements.tsx';
import { NoRoom } from '../no-room.tsx';
import { UndoButton } from '../undo-button.tsx';
import { CopyPoem } from './copy-poem.tsx';
import { KotodamaFrame } from './frame.tsx';
import { draftPath } from './haiku-kind.ts';
import { Paper } from './paper.tsx';
import { PoemFiles } from './poem-files.tsx';
import { QualityPanel } from './quality-panel.tsx';
import { SeasonChips } from './season-chips.tsx';
import { useMeaning } from './texts.ts';
import { Tutorial } from './tutorial.tsx';
import { useEditor } from './use-editor.ts';
import { useHandIn } from './use-hand-in.ts';
import { WordList } from './word-list.tsx';

export interface EditorProps {
  readonly open: OpenDraft<Haiku>;
  readonly level: number;
  /** The classic whose first line is given. */
  readonly classic: Poem | null;
}

/** Where a poem is written, until it is handed in. */
export function Editor({ open, level, classic }: EditorProps) {
  const t = useTranslations('kotodama.editor');
  const menu = useTranslations('kotodama.menu');
  const classics = useTranslations('kotodama.classics');
  const authors = useTranslations('kotodama.authors');
  const { content, canUndo, canRedo } = open;
  const { lines, season, mode } = content;
  const { busy, isReady, handIn } = useHandIn(open, level);
  const editor = useEditor(open, level);
  const isWide = useMedia('(width >= 64rem)', true);
  /** Upright where there is room, lying where the words are below it, unless the learner has turned it. */
  const [isTurned, turn] = useState(false);
  const horizontal = isWide === isTurned;
  const [hinted, hint] = useHint();
  /** When there was no room for the finished poem: epoch ms; null for never, or once that was read. */
  const [unfinished, setUnfinished] = useState<number | null>(null);

  const finish = async () => {
    setUnfinished((await handIn()) ? null : Date.now());
  };

  const text = classic?.lines[0].map((part) => part.text).join('') ?? '';
  const author = classic && authors(classic.author);
  return (
    <KotodamaFrame
      page={mode}
      playing
      tools={
        <>
          <Button
            variant="line"
            size="sm"
            icon="bulb"
            aria-disabled={content.hintsLeft === 0} // disabled, it would lose the focus with the last one
            aria-label={t('hintButton', { left: content.hintsLeft })}
            onClick={() => content.hintsLeft > 0 && hint(editor.hint())}
          >
            {content.hintsLeft}
          </Button>
          <UndoButton label={t('undo')} canUndo={canUndo} onUndo={editor.undo} />
        </>
      }
    >
      <div className="wrap kot kot-write">
        {mode === 'create' && <SeasonChips season={season} onChoose={editor.chooseSeason} />}
        <div className="kot-sheet">
          <Paper
            lines={lines}
            season={season}
            place={editor.place}
            horizontal={horizontal}
            onPlace={editor.goTo}
            onRemove={editor.remove}
            given={
              classic && author
                ? {
                    text,
                    kana: classic.lines[0].map((part) => part.kana).join(''),
                    label: classics('given', { author, text }),
                  }
                : undefined
            }
          >
            {editor.isWhole && (
              <Button
                variant="accent"
                className="kot-paper__finish"
                busy={busy}
                disabled={!isReady}
                onClick={() => void finish()}
              >
                {t('handIn')}
              </Button>
            )}
          </Paper>
          <div className="kot-tools">
            {/* disabled, it would lose the focus with the last step */}
            <Button variant="quiet" icon="reset" aria-disabled={!canRedo} onClick={editor.redo}>
              {t('redo')}
            </Button>
            <Button variant="quiet" icon="swap" onClick={() => turn(!isTurned)}>
              {t(horizontal ? 'vertical' : 'horizontal')}
            </Button>
          </div>
          <Remarks open={open} hinted={hinted} />
        </div>
        <WordList
          words={editor.words}
          room={editor.room}
          line={editor.place + 1}
          onWord={editor.addWord}
          onParticle={editor.addParticle}
        />
        <QualityPanel lines={lines} season={season} words={editor.words} missing={editor.missing}>
          <Button variant="line" block icon="trash" onClick={editor.clear}>
            {t('clear')}
          </Button>
        </QualityPanel>
        <GameAchievements game="kotodama" heading={menu('achievements')} />
        <Announcement>{editor.said}</Announcement>
        <Tutorial />
        {unfinished !== null && (
          <NoRoom
            heading={t('unfinished.heading')}
            text={t('unfinished.text')}
            goOn={t('unfinished.goOn')}
            busy={busy}
            onAgain={() => void finish()}
            onClose={() => setUnfinished(null)}
          >
            <PoemFiles haiku={content} at={unfinished} />
          </NoRoom>
        )}
      </div>
    </KotodamaFrame>
  );
}

/** A hint, as long as it is shown; undefined for none, null for one that found nothing. */
function useHint() {
  const [hinted, show] = useState<{ readonly word: PoemWord | null } | null>(null);
  useEffect(() => {
    if (hinted === null) return;
    return browserLearner().schedule(() => show(null), hintMs);
  }, [hinted]);
  return [hinted === null ? undefined : hinted.word, (word: PoemWord | null) => show({ word })] as const;
}

interface RemarksProps {
  readonly open: OpenDraft<Haiku>;
  readonly hinted: PoemWord | null | undefined;
}

/** What is said beneath the paper: a hint, and how the draft is kept. */
function Remarks({ open: { draft, content, copyOf, name }, hinted }: RemarksProps) {
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

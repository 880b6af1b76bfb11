import { hintMs } from '@michi/games/kotodama/constants';
import { textOfLines } from '@michi/games/kotodama/lines';
import type { Poem } from '@michi/games/kotodama/poems';
import { kotodama } from '@michi/games/kotodama/rules';
import { levelOf, type Setup } from '@michi/games/kotodama/setup';
import type { Word } from '@michi/games/kotodama/words';
import type { Haiku } from '@michi/games/kotodama/works';
import { Alert } from '@michi/ui/alert';
import { Button } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useAchievementToasts } from '../../features/achievements/use-achievement-toasts.tsx';
import { idOf } from '../../learner/work.ts';
import { useLocalPath } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { browserPlayer } from '../../play/browser-player.ts';
import { useAutoResume } from '../../play/use-auto-resume.ts';
import type { OpenDraft } from '../../play/use-draft.ts';
import { useRun } from '../../play/use-run.ts';
import { Announcement } from '../announcer.tsx';
import { useEventSounds } from '../use-event-sounds.ts';
import { CopyPoem } from './copy-poem.tsx';
import './editor.css';
import { KotodamaFrame } from './frame.tsx';
import { Paper } from './paper.tsx';
import { QualityPanel } from './quality-panel.tsx';
import { SeasonChips } from './season-chips.tsx';
import { useMeaning } from './texts.ts';
import { useEditor } from './use-editor.ts';
import { keepPoem } from './use-poet.ts';
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
  const classics = useTranslations('kotodama.classics');
  const authors = useTranslations('kotodama.authors');
  const locale = useLocale();
  const navigate = useNavigate();
  const pathOf = useLocalPath();
  const { draft, content, canUndo, canRedo } = open;
  const { lines, season, mode } = content;
  const [setup] = useState<Setup>({ mode, poem: content.poem, level });
  const run = useRun({
    ...{ rules: kotodama, game: 'kotodama', level: levelOf(setup), setup, locale },
  });
  const editor = useEditor(open, level);
  const [horizontal, setHorizontal] = useState(false);
  const [hinted, hint] = useHint();
  useAutoResume(run.session, run.snapshot?.paused ?? false);
  useEventSounds(run.session);
  useAchievementToasts(false);

  async function handIn(): Promise<void> {
    const { session } = run;
    if (!session?.play({ handIn: lines, season })) return;
    const points = session.snapshot.result?.scores[0] ?? 0;
    draft.change({ ...content, handedIn: { run: session.plan.runId, points } });
    keepPoem(textOfLines(lines), session.plan.runId, points);
    await draft.settled();
    const { name } = draft.shown();
    if (name !== null)
      void navigate(pathOf(`/kotodama/poems?poem=${idOf(name)}`), { state: { finished: true } });
  }

  const text = classic?.lines[0].map((part) => part.text).join('') ?? '';
  const author = classic && authors(classic.author);
  return (
    <KotodamaFrame
      page={mode}
      playing
      tools={
        <Button
          variant="line"
          icon="bulb"
          disabled={content.hintsLeft === 0}
          aria-label={t('hintButton', { left: content.hintsLeft })}
          onClick={() => hint(editor.hint())}
        >
          {content.hintsLeft}
        </Button>
      }
    >
      <div className="wrap kot">
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
          />
          <div className="kot-tools">
            <Button variant="quiet" icon="undo" disabled={!canUndo} onClick={draft.undo}>
              {t('undo')}
            </Button>
            <Button variant="quiet" icon="reset" disabled={!canRedo} onClick={draft.redo}>
              {t('redo')}
            </Button>
            <Button variant="quiet" icon="swap" onClick={() => setHorizontal(!horizontal)}>
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
          <div className="kot-acts">
            <Button variant="line" block icon="trash" onClick={editor.clear}>
              {t('clear')}
            </Button>
            <Button
              variant="accent"
              block
              disabled={!editor.isWhole || run.session === null}
              onClick={() => void handIn()}
            >
              {t('handIn')}
            </Button>
          </div>
        </QualityPanel>
        <Announcement>{editor.said}</Announcement>
      </div>
    </KotodamaFrame>
  );
}

interface RemarksProps {
  readonly open: OpenDraft<Haiku>;
  readonly hinted: Word | null | undefined;
}

/** What is said beneath the paper: a hint, and how the draft is kept. */
function Remarks({ open: { content, keeping, isCopy, name }, hinted }: RemarksProps) {
  const t = useTranslations('kotodama.editor');
  const meaning = useMeaning();
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
      {isCopy && <Alert role="status">{t('isCopy')}</Alert>}
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

/** A hint, as long as it is shown; undefined for none, null for one that found nothing. */
function useHint() {
  const [hinted, show] = useState<{ readonly word: Word | null } | null>(null);
  useEffect(() => {
    if (hinted === null) return;
    return browserPlayer().schedule(() => show(null), hintMs);
  }, [hinted]);
  return [hinted === null ? undefined : hinted.word, (word: Word | null) => show({ word })] as const;
}

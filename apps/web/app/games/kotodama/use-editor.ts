import { targets } from '@michi/games/kotodama/constants';
import type { Haiku } from '@michi/games/kotodama/creations';
import {
  areValid,
  kanaOf,
  type Lines,
  nextPlace,
  type Piece,
  roomOf,
  textOf,
  withPiece,
} from '@michi/games/kotodama/lines';
import { moraeOf } from '@michi/games/kotodama/morae';
import { offeredWords, type PoemWord, type Season } from '@michi/games/kotodama/words';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { playEffect } from '../../audio/use-sound.ts';
import type { OpenDraft } from '../../learner/use-creations.ts';
import { useAnnouncement } from '../../play/use-announcement.ts';

/** The acts of a learner who writes, and what is said of them. */
export function useEditor({ draft, content, canUndo, canRedo }: OpenDraft<Haiku>, level: number) {
  const t = useTranslations('kotodama.announce');
  const sheet = useTranslations('kotodama.editor');
  const [said, say] = useAnnouncement();
  const { lines, season, mode } = content;
  const firstPlace = mode === 'complete' ? 1 : 0;
  const [place, goTo] = useState(() => firstOpen(lines, firstPlace));
  const words = offeredWords(mode, season, level);
  const change = (changed: Partial<Haiku>) => draft.change({ ...content, ...changed });

  function add(piece: Piece): void {
    const after = withPiece(lines, place, piece);
    if (!after) return;
    playEffect('click');
    change({ lines: after });
    goTo(nextPlace(after, place));
    const [line, word] = [place + 1, textOf(piece)];
    const [room, target] = [roomOf(after, place), targets[place] ?? 0];
    say(
      room === 0 ? t('lineDone', { line, word }) : t('added', { line, word, morae: target - room, target }),
    );
  }

  /** Goes a step back or forward, and to the line that it changes: there one writes on. */
  function step(go: () => void): void {
    go();
    const { lines: after } = draft.shown().content;
    const at = after.findIndex((line, index) => line !== lines[index]);
    const target = targets[at];
    if (target === undefined) return;
    goTo(nextPlace(after, at));
    const text = after[at]?.map(textOf).join('') || sheet('empty');
    say(sheet('line', { line: at + 1, morae: target - roomOf(after, at), target, text }));
  }

  return {
    said,
    words,
    place,
    goTo: (to: number) => goTo(Math.max(firstPlace, to)),
    room: roomOf(lines, place),
    /** How many morae are missing in all. */
    missing: targets.reduce((sum, _, at) => sum + (at < firstPlace ? 0 : roomOf(lines, at)), 0),
    isWhole: areValid(lines, firstPlace === 1),
    addWord: (word: PoemWord) => add({ word: word.id }),
    addParticle: (kana: string) => add({ kana }),
    remove(at: number, index: number) {
      const piece = lines[at]?.[index];
      if (!piece) return;
      change({ lines: withLine(lines, at, (line) => line.filter((_, other) => other !== index)) });
      goTo(at);
      say(t('taken', { word: textOf(piece) }));
    },
    clear() {
      if (lines[place]?.length === 0) return;
      change({ lines: withLine(lines, place, () => []) });
      say(t('cleared', { line: place + 1 }));
    },
    undo() {
      if (canUndo) step(draft.undo);
    },
    redo() {
      if (canRedo) step(draft.redo);
    },
    chooseSeason: (chosen: Season) => change({ season: chosen }),
    /** Uses a hint: a word of nature that still fits, null when there is none or no hint is left. */
    hint(): PoemWord | null {
      const fitting = words.filter(
        (word) => word.category === 'nature' && moraeOf(kanaOf({ word: word.id })) <= roomOf(lines, place),
      );
      const fresh = fitting.filter(
        ({ id }) => !lines.flat().some((piece) => 'word' in piece && piece.word === id),
      );
      const word = fresh[content.hintsLeft % Math.max(1, fresh.length)] ?? fitting[0] ?? null;
      if (word === null || content.hintsLeft === 0) return null;
      change({ hintsLeft: content.hintsLeft - 1 });
      return word;
    },
  };
}

const withLine = (lines: Lines, place: number, change: (line: Lines[0]) => Lines[0]): Lines =>
  lines.map((line, at) => (at === place ? change(line) : line)) as Lines;

/** The first line that is not full, from a place on. */
function firstOpen(lines: Lines, from: number): number {
  const open = targets.findIndex((_, at) => at >= from && roomOf(lines, at) > 0);
  return open < 0 ? from : open;
}

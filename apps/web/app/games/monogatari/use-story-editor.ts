import { mostBubbles, mostFigures } from '@michi/games/monogatari/constants';
import type { Story } from '@michi/games/monogatari/creations';
import { hasText, isCoherent, shownContentOf } from '@michi/games/monogatari/score';
import {
  type BubbleForm,
  type Expression,
  emptyPanel,
  type Panel,
  type Person,
} from '@michi/games/monogatari/story';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { playEffect } from '../../audio/use-sound.ts';
import type { OpenDraft } from '../../learner/use-creations.ts';
import { useAnnouncement } from '../../play/use-announcement.ts';
import {
  type Edited,
  removed,
  spotOf,
  type Thing,
  withFigure,
  withNewBubble,
  withPanel,
  withPerson,
} from './edit-story.ts';
import { useNames } from './use-names.ts';

/** The acts of a learner who draws a page, and what is said of them. */
export function useStoryEditor({ draft, content, canUndo, canRedo }: OpenDraft<Story>) {
  const t = useTranslations('monogatari');
  const names = useNames();
  const [said, say] = useAnnouncement();
  const { panels } = content;
  const [current, setCurrent] = useState(() => firstOpen(panels));
  const [thing, choose] = useState<Thing | null>(null);
  const [copied, setCopied] = useState<Panel | null>(null);
  const panel = panels[current] ?? emptyPanel;
  const chosen = thing && spotOf(panel, thing) ? thing : null;
  const figure = chosen?.kind === 'figure' ? panel.figures[chosen.index] : undefined;
  const bubbleIndex = chosen?.kind === 'bubble' ? chosen.index : panel.bubbles.length - 1;

  /** Changes of one kind, one after the other, are one `step`. */
  const put = (changed: Panel, step?: string) => {
    const now = draft.shown().content;
    if (changed === now.panels[current]) return;
    draft.change(
      { ...now, panels: withPanel(now.panels, current, changed) },
      step ? `${step} ${current}` : null,
    );
  };
  /** Goes a step back or forward, and to the panel that it changes: elsewhere nobody would see it. */
  const step = (go: () => void, sentence: string) => {
    go();
    const changed = draft.shown().content.panels.findIndex((each, index) => each !== panels[index]);
    if (changed >= 0) setCurrent(changed);
    say(sentence);
  };
  /** Answers whether there was room. */
  const putEdited = (edited: Edited | null, sentence: string, full: string): boolean => {
    if (!edited) {
      playEffect('wrong');
      say(full);
      return false;
    }
    put(edited.panel);
    choose(edited.chosen);
    say(sentence);
    return true;
  };

  return {
    said,
    say,
    panel,
    current,
    chosen,
    figure,
    /** Where one writes; -1 for nowhere yet. */
    bubbleIndex,
    copied,
    put,
    choose(next: Thing | null) {
      choose(next);
    },
    goTo(index: number) {
      if (index < 0 || index >= panels.length || index === current) return;
      setCurrent(index);
      choose(null);
      say(
        t('announce.panel', {
          panel: index + 1,
          all: panels.length,
          content: names.describe(panels[index] ?? emptyPanel, index),
        }),
      );
    },
    /** Somebody comes; who is there already shows another face. */
    cast(who: Person, expression: Expression) {
      const own =
        figure?.who === who && chosen
          ? chosen.index
          : panel.figures.findLastIndex((each) => each.who === who);
      const words = { who: names.person(who), expression: names.expression(expression) };
      if (own < 0) {
        const full = t('figure.full', { most: mostFigures });
        putEdited(withPerson(panel, who, expression), t('announce.figureAdded', words), full);
        return;
      }
      put(withFigure(panel, own, { expression }));
      choose({ kind: 'figure', index: own });
      say(t('announce.figureChanged', words));
    },
    /** Answers whether there was room for one more. */
    addBubble(form: BubbleForm): boolean {
      return putEdited(
        withNewBubble(panel, form),
        t('announce.bubbleAdded', { form: names.form(form) }),
        t('bubble.full', { most: mostBubbles }),
      );
    },
    remove(what: Thing) {
      const who = panel.figures[what.index]?.who;
      const sentence =
        what.kind === 'figure' && who
          ? t('announce.figureRemoved', { who: names.person(who) })
          : t('announce.bubbleRemoved');
      put(removed(panel, what).panel);
      choose(null);
      say(sentence);
    },
    copy() {
      setCopied(panel);
      say(t('announce.copied', { panel: current + 1 }));
    },
    paste() {
      if (!copied) return;
      put(copied);
      choose(null);
      say(t('announce.pasted', { panel: current + 1 }));
    },
    clear() {
      put(emptyPanel);
      choose(null);
      say(t('announce.cleared', { panel: current + 1 }));
    },
    undo() {
      if (canUndo) step(draft.undo, t('announce.undone'));
    },
    redo() {
      if (canRedo) step(draft.redo, t('announce.redone'));
    },
  };
}
export type StoryEditor = ReturnType<typeof useStoryEditor>;

/** The first panel in which something is missing, else the first. */
function firstOpen(panels: readonly Panel[]): number {
  return Math.max(
    0,
    panels.findIndex((panel) => !isCoherent(shownContentOf(panel))),
  );
}

export const hasShownText = (panel: Panel): boolean => hasText(shownContentOf(panel));
export const isWhole = (panel: Panel): boolean => isCoherent(shownContentOf(panel));

import type {
  Background,
  BubbleForm,
  Emotion,
  Expression,
  Figure,
  Panel,
  Person,
} from '@michi/games/monogatari/story';
import { useTranslations } from 'use-intl';
import { sideOf, type Thing } from './edit-story.ts';

/** What everything on a page is called, for those who hear it. */
export function useNames() {
  const t = useTranslations('monogatari');
  const person = (who: Person) => t(`people.${who}`);
  const expression = (each: Expression) => t(`expressions.${each}`);
  const form = (each: BubbleForm) => t(`bubbleForms.${each}`);
  const background = (each: Background | null) => t(`backgrounds.${each ?? 'blank'}`);
  const emotion = (each: Emotion) => t(`emotions.${each}`);
  const figure = ({ who, expression: face }: Pick<Figure, 'who' | 'expression'>) =>
    t('figure.choose', { who: person(who), expression: expression(face) });

  function thing(panel: Panel, { kind, index }: Thing): string {
    const side = (x: number) => t(`figure.${sideOf(x)}`);
    if (kind === 'figure') {
      const found = panel.figures[index];
      return found ? `${figure(found)} · ${side(found.x)}` : '';
    }
    const found = panel.bubbles[index];
    if (!found) return '';
    const text = found.text.trim();
    return `${form(found.form)}: ${text === '' ? t('editor.noText') : text} · ${side(found.x)}`;
  }

  return {
    person,
    expression,
    form,
    background,
    figure,
    thing,
    emotion,
    /** A panel in words: where, who, and what is said. */
    describe(panel: Panel, index: number): string {
      const texts = panel.bubbles.map(({ text }) => text.trim()).filter((text) => text !== '');
      return t('editor.described', {
        panel: index + 1,
        background: background(panel.background),
        emotion: emotion(panel.emotion),
        figures: panel.figures.length === 0 ? t('editor.nobody') : `${panel.figures.map(figure).join('; ')}.`,
        texts: texts.length === 0 ? t('editor.noText') : texts.join(' · '),
      });
    },
  };
}

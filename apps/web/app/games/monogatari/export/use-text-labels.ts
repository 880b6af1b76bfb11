import { useTranslations } from 'use-intl';
import type { TextLabels } from './page-text.ts';

/** What the text of a page names things, in the language that is shown. */
export function useTextLabels(): TextLabels {
  const t = useTranslations('monogatari');
  return {
    panel: (panel) => t('editor.panelShort', { panel }),
    background: (background) => t(`backgrounds.${background}`),
    emotion: (emotion) => t(`emotions.${emotion}`),
    person: (person) => t(`people.${person}`),
    expression: (expression) => t(`expressions.${expression}`),
    form: (form) => t(`bubbleForms.${form}`),
  };
}

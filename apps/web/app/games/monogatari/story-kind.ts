import { type Author, authorSchema, newAuthor } from '@michi/games/monogatari/author';
import { creations, type Story } from '@michi/games/monogatari/creations';
import { emptyPanel } from '@michi/games/monogatari/story';
import { type TemplateId, templateOf } from '@michi/games/monogatari/templates';
import { japanese } from '@michi/ui/japanese';
import type { SaveKind } from '../../learner/documents/save-store.ts';
import type { CreationOf, NamedKind } from '../../learner/use-creations.ts';

export const storyKind: NamedKind<Story> = { ...creations.story, name: 'monogatari.story' };
export type StoryCreation = CreationOf<Story>;

export const authorKind: SaveKind<Author> = {
  game: 'monogatari',
  name: 'author',
  schema: authorSchema,
  first: newAuthor,
};

/** A page of blank paper. */
export const newStory = (template: TemplateId): Story => ({
  template,
  title: templateOf(template).title,
  panels: Array.from({ length: templateOf(template).panelCount }, () => emptyPanel),
  published: null,
});

export const isPublished = ({ content }: StoryCreation): boolean => content.published !== null;

/** As the learner has called it, else as its template is called. */
export const titleOf = ({ title, template }: Pick<Story, 'title' | 'template'>): string =>
  title.trim() === '' ? templateOf(template).title : title;

const noLanguage = { translate: 'no' } as const;

/** What marks words that a learner has written: they are Japanese, or nobody knows what. No translator changes them. */
export const written = (text: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? japanese : noLanguage;

import { mostLettersOfTitle } from '@michi/games/monogatari/constants';
import type { Story } from '@michi/games/monogatari/creations';
import { Button } from '@michi/ui/button';
import { Field } from '@michi/ui/field';
import { useToast } from '@michi/ui/toast';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { focusContent } from '../../features/shell/focus-content.ts';
import { browserLearner } from '../../learner/browser-learner.ts';
import { useChange } from '../../lib/react/use-change.ts';
import { cleanText } from './clean-text.ts';
import { type StoryCreation, storyKind, titleOf, written } from './story-kind.ts';

export interface StoryActsProps {
  readonly creation: StoryCreation;
  readonly onDeleted: () => void;
}

/** A title as it is kept, of at most so many letters. */
const titleFrom = (text: string, most: number = mostLettersOfTitle): string =>
  cleanText(text, most).text.replaceAll('\n', ' ');

/** What can be done with a story as a whole: called otherwise, drawn on as another one, deleted with a way back. */
export function StoryActs({ creation, onDeleted }: StoryActsProps) {
  const t = useTranslations('monogatari.collection');
  const toast = useToast();
  /** What it is going to be called; null while it keeps its name. */
  const [name, setName] = useState<string | null>(null);
  const title = titleOf(creation.content);
  const box = useRef<HTMLElement | null>(null);
  const hold = (element: HTMLElement | null) => {
    box.current = element;
  };
  useChange(name === null, () => box.current?.querySelector<HTMLElement>('input, button')?.focus());

  /** Keeps a story, and says where there is no room for it. */
  async function keep(kept: string | null, content: Story): Promise<boolean> {
    try {
      const creations = await browserLearner().creations();
      await creations.write(
        kept ?? creations.newName(storyKind.name),
        storyKind.format,
        content,
        kept && creation.edition,
      );
      return true;
    } catch (error) {
      console.warn('a story could not be kept', error);
      toast({ tone: 'bad', title: t('full') });
      return false;
    }
  }

  async function rename(event: FormEvent): Promise<void> {
    event.preventDefault();
    const content = { ...creation.content, title: (name ?? '').trim() };
    setName(null);
    if (await keep(creation.name, content))
      toast({ tone: 'ok', title: t('renamed', { title: titleOf(content) }) });
  }

  async function duplicate(): Promise<void> {
    const added = t('copyTitle', { title: '' }).length;
    const copy = t('copyTitle', { title: titleFrom(title, mostLettersOfTitle - added) });
    if (await keep(null, { ...creation.content, title: copy, published: null }))
      toast({ tone: 'ok', title: t('duplicated', { title }) });
  }

  async function remove(): Promise<void> {
    const bringBack = await (await browserLearner().creations()).remove(creation.name);
    const comeBack = async () => {
      await bringBack();
      toast({ tone: 'ok', title: t('broughtBack', { title }) });
    };
    toast({
      tone: 'ok',
      title: t('deleted', { title }),
      action: { label: t('undo'), onClick: () => void comeBack() },
    });
    focusContent();
    onDeleted();
  }

  if (name !== null)
    return (
      <form ref={hold} className="mng-acts" onSubmit={(event) => void rename(event)}>
        <Field
          label={t('newTitle')}
          {...written(name)}
          value={name}
          maxLength={200}
          onChange={(event) => setName(titleFrom(event.currentTarget.value))}
        />
        <Button type="submit" block>
          {t('save')}
        </Button>
        <Button variant="quiet" block onClick={() => setName(null)}>
          {t('cancel')}
        </Button>
      </form>
    );
  return (
    <div ref={hold} className="mng-acts">
      <Button
        variant="line"
        block
        icon="pen"
        aria-label={t('renameOf', { title })}
        onClick={() => setName(creation.content.title)}
      >
        {t('rename')}
      </Button>
      <Button
        variant="line"
        block
        icon="book"
        aria-label={t('duplicateOf', { title })}
        onClick={() => void duplicate()}
      >
        {t('duplicate')}
      </Button>
      <Button
        variant="quiet"
        block
        icon="trash"
        aria-label={t('deleteOf', { title })}
        onClick={() => void remove()}
      >
        {t('delete')}
      </Button>
    </div>
  );
}

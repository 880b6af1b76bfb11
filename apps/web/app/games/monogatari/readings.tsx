import { type Bubble, isReading } from '@michi/games/monogatari/story';
import { IconButton } from '@michi/ui/button';
import '@michi/ui/field.css';
import { Ja, japanese } from '@michi/ui/japanese';
import { type CompositionEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import type { Read } from './drawing/panel.ts';
import { withReading } from './edit-story.ts';
import type { StoryEditor } from './use-story-editor.ts';

export interface ReadingsProps {
  readonly bubble: Bubble;
  readonly index: number;
  readonly editor: StoryEditor;
  readonly read: Read;
}

/** So many kanji in a row can have a reading of their own. */
const longestRun = 8;

/** The kana over each run of kanji: proposed, or as the learner sets them. */
export function Readings({ bubble, index, editor, read }: ReadingsProps) {
  const t = useTranslations('monogatari.bubble');
  const { text, readings } = bubble;
  const all = [...text.matchAll(/\p{Script=Han}+/gu)].filter(([run]) => run.length <= longestRun);
  const runs = all.filter(({ 0: run }, at) => all.findIndex(([other]) => other === run) === at);
  if (runs.length === 0) return null;
  const textParts = read(text, {});
  const proposedAt = (from: number, length: number) => {
    let end = 0;
    return textParts
      .filter((textPart) => {
        end += textPart.text.length;
        return end > from && end <= from + length;
      })
      .map(({ kana }) => kana ?? '')
      .join('');
  };
  return (
    <fieldset className="mng-readings">
      <legend className="small soft">{t('readings')}</legend>
      {runs.map(({ 0: run, index: at }) => (
        <Reading
          key={run}
          run={run}
          kana={readings[run] ?? proposedAt(at, run.length)}
          isOwn={Object.hasOwn(readings, run)}
          onSet={(kana) => editor.put(withReading(editor.panel, index, run, kana), `reading ${index} ${run}`)}
        />
      ))}
    </fieldset>
  );
}

interface ReadingProps {
  readonly run: string;
  readonly kana: string;
  readonly isOwn: boolean;
  /** Undefined for the one that is proposed. */
  readonly onSet: (kana: string | undefined) => void;
}

function Reading({ run, kana, isOwn, onSet }: ReadingProps) {
  const t = useTranslations('monogatari.bubble');
  const id = useId();
  /** What is being typed and is no kana yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const take = (value: string) => {
    const normal = value.normalize('NFC').trim();
    if (!isReading(normal)) return setTyped(value);
    setTyped(null);
    onSet(normal);
  };
  const isWrong = typed !== null && typed !== '';
  return (
    <div className="mng-reading">
      <label htmlFor={id}>
        <Ja aria-hidden="true">{run}</Ja>
        <span className="sr-only">
          <WithJapanese>{t('reading', { kanji: run })}</WithJapanese>
        </span>
      </label>
      <input
        id={id}
        className="input"
        {...japanese}
        autoComplete="off"
        maxLength={32}
        value={typed ?? kana}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={(event) => {
          if ((event.nativeEvent as InputEvent).isComposing) setTyped(event.currentTarget.value);
          else take(event.currentTarget.value);
        }}
        onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => take(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
      {isOwn && (
        <IconButton icon="undo" label={`${t('resetReading')} (${run})`} onClick={() => onSet(undefined)} />
      )}
      {isWrong && (
        <p id={`${id}-error`} className="field__err mng-reading__error" role="status">
          {t('readingWrong', { most: 16 })}
        </p>
      )}
    </div>
  );
}

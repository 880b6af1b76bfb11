import { mostLettersOfBubble } from '@michi/games/monogatari/constants';
import { type BubbleForm, bubbleForms } from '@michi/games/monogatari/story';
import { Chip } from '@michi/ui/chip';
import { Field } from '@michi/ui/field';
import { Ja, japanese } from '@michi/ui/japanese';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { useTried } from '../../lib/react/use-later.ts';
import { useSameAct } from '../../lib/react/use-same-act.ts';
import './bubble-tools.css';
import { withBubble } from './edit-story.ts';
import { dictionary } from './picture.tsx';
import { Readings } from './readings.tsx';
import type { ToolProps } from './scene-tools.tsx';
import { ThingTools } from './thing-tools.tsx';
import type { BubbleText } from './use-bubble-text.ts';
import { useNames } from './use-names.ts';

/** Words for what one hears, by the sign that says what they mean among the messages. */
const soundWords = {
  heart: 'ドキドキ',
  silence: 'シーン',
  rain: 'ザーッ',
  clatter: 'ガタン',
  rumble: 'ゴゴゴ',
  sparkle: 'キラキラ',
} as const;
const sounds = Object.entries(soundWords) as [keyof typeof soundWords, string][];

/** What is said in a panel: text, form, readings and place of a bubble. */
export function BubbleTools({ editor, writing }: ToolProps & { readonly writing: BubbleText }) {
  const t = useTranslations('monogatari.bubble');
  const soundNames = useTranslations('monogatari.sounds');
  const names = useNames();
  const { loaded } = useTried(dictionary);
  const { panel, bubbleIndex: index } = editor;
  const bubble = panel.bubbles[index];
  const thing = { kind: 'bubble', index } as const;
  const onForm = useSameAct((form: BubbleForm) => editor.put(withBubble(panel, index, { form })));
  const onAdd = useSameAct((form: BubbleForm) => {
    if (editor.addBubble(form)) writing.enter();
  });
  return (
    <>
      <div className="mng-head">
        <h3 id="mng-bubble">{t('heading')}</h3>
        {bubble && <p className="small soft">{names.form(bubble.form)}</p>}
      </div>
      {panel.bubbles.length > 1 && (
        <fieldset className="chips mng-bubbles">
          <legend className="sr-only">{t('heading')}</legend>
          {panel.bubbles.map((each, at) => (
            <Chip
              // biome-ignore lint/suspicious/noArrayIndexKey: bubbles have no other name
              key={at}
              pressed={at === index}
              aria-label={`${t('one', { bubble: at + 1, all: panel.bubbles.length })}: ${each.text.trim()}`}
              onClick={() => editor.choose({ kind: 'bubble', index: at })}
            >
              {at + 1} ·{' '}
              {each.text.trim() === '' ? (
                <span>{names.form(each.form)}</span>
              ) : (
                <Ja>{each.text.trim().slice(0, 6)}</Ja>
              )}
            </Chip>
          ))}
        </fieldset>
      )}
      {bubble && (
        <>
          <Field label={t('text', { panel: editor.current + 1 })} hint={t('hint')}>
            {(control) => <textarea {...control} {...writing.control} {...japanese} rows={3} />}
          </Field>
          {writing.notice && (
            <p className="small mng-notice" role="status">
              {t(writing.notice, { most: mostLettersOfBubble })}
            </p>
          )}
          {bubble.form === 'sound' && (
            <fieldset className="chips mng-sounds">
              <legend className="small soft">{t('sounds')}</legend>
              {sounds.map(([id, sound]) => (
                <Chip key={id} onClick={() => writing.replace(sound)}>
                  <Ja>{sound}</Ja>
                  <span className="small">{soundNames(id)}</span>
                </Chip>
              ))}
            </fieldset>
          )}
          <Forms form={bubble.form} onChoose={onForm} />
          {loaded && <Readings bubble={bubble} index={index} editor={editor} read={loaded.furiganaOf} />}
          <ThingTools thing={thing} editor={editor} />
        </>
      )}
      <NewBubbles onAdd={onAdd} />
    </>
  );
}

interface FormsProps {
  readonly form: BubbleForm;
  readonly onChoose: (form: BubbleForm) => void;
}

const Forms = memo(function Forms({ form: chosen, onChoose }: FormsProps) {
  const t = useTranslations('monogatari.bubble');
  const names = useNames();
  return (
    <fieldset className="chips mng-forms">
      <legend className="sr-only">{t('form')}</legend>
      {bubbleForms.map((form) => (
        <Chip key={form} pressed={chosen === form} onClick={() => onChoose(form)}>
          {names.form(form)}
        </Chip>
      ))}
    </fieldset>
  );
});

const NewBubbles = memo(function NewBubbles({ onAdd }: { readonly onAdd: (form: BubbleForm) => void }) {
  const t = useTranslations('monogatari.bubble');
  const names = useNames();
  return (
    <fieldset className="chips mng-new">
      <legend className="small soft">{t('add')}</legend>
      {bubbleForms.map((form) => (
        <Chip key={form} onClick={() => onAdd(form)}>
          + {names.form(form)}
        </Chip>
      ))}
    </fieldset>
  );
});

import type { PersonId } from '@michi/games/tokyoquest/places';
import type { PlacedQuest } from '@michi/games/tokyoquest/quests';
import { Button } from '@michi/ui/button';
import { Dots } from '@michi/ui/dots';
import { Icon } from '@michi/ui/icon';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLostFocus } from '../../lib/react/use-lost-focus.ts';
import './dialogue.css';
import { Head } from './drawings/head.tsx';
import type { Mood } from './drawings/moods.ts';
import { Japanese, Readable } from './japanese.tsx';
import { Plate } from './plate.tsx';
import { type Choices, isSaid, type ScriptLine, type ScriptStep } from './story/script.ts';
import { useStory } from './use-story.ts';

export interface DialogueProps {
  readonly quest: PlacedQuest;
  readonly steps: readonly ScriptStep[];
  readonly choices: Choices;
  readonly onChoose: (option: string) => void;
  /** What the last button does, and says; `quiet` where there is something better to do. */
  readonly end: { readonly label: string; readonly onEnd: () => void; readonly quiet?: boolean };
  /** Stands below what is said. */
  readonly children?: ReactNode;
}

/** Who is spoken to, and what they say, sentence by sentence. */
export function Dialogue({ quest, steps, choices, onChoose, end, children }: DialogueProps) {
  const t = useTranslations('tokyoquest.talk');
  const story = useStory(quest.place);
  const [at, setAt] = useState(0);
  const [translated, setTranslated] = useState(true);
  const next = useRef<HTMLButtonElement>(null);
  useLostFocus(at, () => next.current);
  const said = steps.filter((step) => !('id' in step) || isSaid(step, quest.id, choices));
  const step = said[at];
  const isLast = at === said.length - 1;
  const goOn = () => (isLast ? end.onEnd() : setAt(at + 1));
  const goBack = () => setAt(at - 1);
  useStepKeys({ onNext: step && !('options' in step) ? goOn : null, onPrevious: at > 0 ? goBack : null });
  if (!step) return null;
  const lines = said.slice(0, at + 1).filter((each) => 'id' in each);
  const speaker: ScriptLine | undefined = lines.at(-1) ?? said.find((each) => 'id' in each);
  /** What a sentence means; null where nobody wants to know, or where in Japanese it stands in kana already. */
  const meaningOf = (id: string, ja: string) => {
    const text = story(`quests.${quest.id}.say.${id}`);
    return translated && text !== ja ? text : null;
  };
  const meaning = 'id' in step ? meaningOf(step.id, step.ja) : null;

  return (
    <Speaker who={quest.giver} mood={speaker?.mood ?? 'raku'}>
      <div className="tq-talk__say" aria-live="polite">
        {'options' in step ? (
          <Options
            step={step}
            meaningOf={meaningOf}
            onChoose={(option) => {
              onChoose(option);
              setAt(at + 1);
            }}
          />
        ) : 'plate' in step ? (
          <Plate key={at} plate={step} caption={story(`quests.${quest.id}.plate`)} />
        ) : (
          <Readable key={at} ja={step.ja} className="tq-talk__ja">
            {meaning !== null && <Translation>{meaning}</Translation>}
          </Readable>
        )}
        {children}
      </div>
      <div className="tq-talk__acts">
        <Dots value={at + 1} max={said.length} label={t('step', { step: at + 1, count: said.length })} />
        <Button variant="line" size="sm" aria-pressed={translated} onClick={() => setTranslated(!translated)}>
          <Icon name="globe" size="sm" />
          {t('translation')}
        </Button>
        {at > 0 && (
          <Button variant="line" size="sm" icon="left" className="tq-talk__back" onClick={goBack}>
            {t('previous')}
          </Button>
        )}
        {!('options' in step) && (
          <Button
            ref={next}
            variant={isLast && end.quiet ? 'line' : 'accent'}
            size="sm"
            className="tq-talk__next"
            onClick={goOn}
          >
            {isLast ? end.label : t('next')}
            <Icon name="right" size="sm" />
          </Button>
        )}
      </div>
    </Speaker>
  );
}

/** What a sentence means. */
export function Translation({ children }: { children: string }) {
  const t = useTranslations('tokyoquest');
  return <p className="tq-talk__de">{t('quote', { text: children })}</p>;
}

interface OptionsProps {
  readonly step: Extract<ScriptStep, { options: unknown }>;
  readonly meaningOf: (id: string, ja: string) => string | null;
  readonly onChoose: (option: string) => void;
}

function Options({ step, meaningOf, onChoose }: OptionsProps) {
  const t = useTranslations('tokyoquest.talk');
  const heading = useRef<HTMLLegendElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <fieldset className="tq-talk__options">
      <legend ref={heading} tabIndex={-1}>
        {t('choose')}
      </legend>
      {step.options.map(({ id, ja }) => {
        const meaning = meaningOf(`c${id}`, ja);
        return (
          <button key={id} type="button" onClick={() => onChoose(id)}>
            <Japanese ja={ja} />
            {meaning !== null && <span className="soft">{meaning}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}

interface SpeakerProps {
  readonly who: PersonId;
  readonly mood: Mood;
  readonly children: ReactNode;
}

/** Somebody who is spoken with; the focus goes to their name when they begin. */
function Speaker({ who, mood, children }: SpeakerProps) {
  const t = useTranslations('tokyoquest');
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = t(`persons.${who}.name`);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest' });
    heading.current?.scrollIntoView({ block: 'nearest' }); // where not all of it fits
  }, []);
  return (
    <section ref={section} className="tq-talk sheet" aria-labelledby={id}>
      <div className="tq-talk__face">
        <Head who={who} mood={mood} label={t('people.said', { name, mood })} />
        <h2 id={id} ref={heading} tabIndex={-1}>
          {name}
        </h2>
      </div>
      {children}
    </section>
  );
}

interface StepKeys {
  /** Null where a choice has to be made first. */
  readonly onNext: (() => void) | null;
  readonly onPrevious: (() => void) | null;
}

/** Steps through a conversation by the arrow keys, and by Enter where no control has the focus. */
function useStepKeys({ onNext, onPrevious }: StepKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(target instanceof Element) || target.closest('dialog, input, textarea, select')) return;
    const isNext = key === 'ArrowRight' || (key === 'Enter' && !event.repeat && !target.closest('a, button'));
    const step = isNext ? onNext : key === 'ArrowLeft' ? onPrevious : null;
    if (!step) return;
    event.preventDefault();
    step();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

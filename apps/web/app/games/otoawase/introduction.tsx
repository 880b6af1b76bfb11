import { noteNow, promptOf, type State } from '@michi/games/otoawase/state';
import { Button } from '@michi/ui/button';
import { Ja } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import './ask.css';
import './introduction.css';

export interface IntroductionProps {
  readonly state: State;
  readonly stopped: boolean;
  readonly onNext: () => void;
}

/** Shows a new kanji that was hit, as long as it takes: the song waits. */
export function Introduction({ state, stopped, onNext }: IntroductionProps) {
  const t = useTranslations('otoawase.introduction');
  const next = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  const note = noteNow(state);
  const prompt = note && promptOf(state, note);
  useLayoutEffect(() => {
    if (!stopped) next.current?.focus();
  }, [stopped]);
  if (!prompt) return null;
  return (
    <section className="oto-ask sheet" aria-labelledby={headingId}>
      <div className="oto-ask__head">
        <Masu kanji={prompt.kanji} form="model" />
        <div className="oto-new">
          <h2 id={headingId} className="label soft">
            {t('heading')}
          </h2>
          <p>
            <Ja className="oto-new__reading">{prompt.readings[0]}</Ja>
            <b>{prompt.glosses[0]}</b>
          </p>
        </div>
      </div>
      <p className="small soft">{t('text')}</p>
      <Button
        ref={next}
        variant="accent"
        block
        icon="right"
        onClick={onNext}
        // the key that has hit the note may be held down still
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        {t('next')}
      </Button>
    </section>
  );
}

import type { State } from '@michi/games/jukugo/rules';
import { Ja } from '@michi/ui/japanese';
import { Stamp } from '@michi/ui/stamp';
import { Fragment } from 'react';
import { useLocale } from 'use-intl';
import { HoldButton } from '../hold-button.tsx';
import { dividedReading } from './miss.ts';
import { Said } from './said.tsx';
import type { ShownWord } from './words.ts';
import './solved.css';

export interface SolvedProps {
  readonly state: State;
  readonly word: ShownWord;
  /** The learner keeps it in sight. */
  readonly held: boolean;
  readonly onHold: (held: boolean) => void;
}

/** The word just solved, with all there is to know about it; a press anywhere on it keeps it in sight. */
export function Solved({ state, word, held, onHold }: SolvedProps) {
  const locale = useLocale();
  return (
    <div className="juk__solved">
      <Ja className="juk__word">
        <Furigana word={word} />
      </Ja>
      <div className="juk__won">
        <h2 className="juk__meaning">{word.meaning}</h2>
        <Said state={state} hint={null} />
      </div>
      <HoldButton held={held} onHold={onHold} focusAfter='.juk__cards [tabindex="0"]' className="juk__hold" />
      {word.exampleJa !== '' && (
        <p className="juk__sentence">
          <Ja>
            <SentenceWithWord sentence={word.exampleJa} word={word} />
          </Ja>
        </p>
      )}
      <p className="juk__translation soft">{locale !== 'ja' && word.example}</p>
      <Stamp kanji="済" falling />
    </div>
  );
}

/** A word with its reading above: by kanji, or over the whole of it. */
function Furigana({ word }: { word: ShownWord }) {
  const { jukugo, hiragana } = word;
  if (hiragana === '') return jukugo;
  const readings = dividedReading(word);
  const parts = readings ? [...jukugo].map((kanji, at) => [kanji, readings[at]]) : [[jukugo, hiragana]];
  return (
    <ruby>
      {parts.map(([written, read]) => (
        <Fragment key={written}>
          {written}
          <rt>{read}</rt>
        </Fragment>
      ))}
    </ruby>
  );
}

/** A sentence in which the word stands out. */
function SentenceWithWord({ sentence, word }: { sentence: string; word: ShownWord }) {
  const at = sentence.indexOf(word.jukugo);
  if (at < 0) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <mark>
        <Furigana word={word} />
      </mark>
      {sentence.slice(at + word.jukugo.length)}
    </>
  );
}

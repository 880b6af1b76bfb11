import { japanese } from '@michi/ui/japanese';
import { type ReactNode, useId, useState } from 'react';
import { later, useAhead, useLater } from '../../lib/react/use-later.ts';
import './japanese.css';
import { type MarkedJapanese, phrasesOf, type TextRun } from './story/script.ts';

/** Looked up words, with the decks that know their kanji. */
const lookupLater = later(() => import('./lookup.tsx'));

interface TextProps {
  readonly ja: MarkedJapanese;
  readonly className?: string;
}

/** Japanese with furigana, broken only between phrases. */
export function Japanese({ ja, className }: TextProps) {
  return (
    <span {...japanese} className={className}>
      <Phrases ja={ja}>{(run) => <Ruby run={run} />}</Phrases>
    </span>
  );
}

export interface ReadableProps extends TextProps {
  /** Stands between the text and what was looked up. */
  readonly children?: ReactNode;
}

/** Japanese whose words can be looked up, one at a time, below it. */
export function Readable({ ja, className, children }: ReadableProps) {
  const [open, setOpen] = useState<TextRun | null>(null);
  const id = useId();
  const lookup = useLater(lookupLater, open !== null);
  useAhead(lookupLater);
  return (
    <>
      <p {...japanese} className={className}>
        <Phrases ja={ja}>
          {(run, key) =>
            run.known ? (
              <button
                type="button"
                className="tq-word"
                aria-expanded={open === key}
                aria-controls={open === key ? id : undefined}
                onClick={() => setOpen(open === key ? null : key)}
              >
                <Ruby run={run} />
              </button>
            ) : (
              <Ruby run={run} />
            )
          }
        </Phrases>
      </p>
      {children}
      {open && lookup && <lookup.Lookup key={open.text} id={id} run={open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** Runs are the same objects as long as the text is. */
function Phrases({
  ja,
  children,
}: {
  ja: MarkedJapanese;
  children: (run: TextRun, key: TextRun) => ReactNode;
}) {
  const [phrases] = useState(() => phrasesOf(ja));
  return phrases.map((runs, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a line never changes
    <span key={index} className="tq-phrase">
      {runs.map((run, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same
        <span key={at}>{children(run, run)}</span>
      ))}
    </span>
  ));
}

function Ruby({ run: { text, reading } }: { run: TextRun }) {
  if (reading === undefined) return text;
  return (
    <ruby>
      {text}
      <rt>{reading}</rt>
    </ruby>
  );
}

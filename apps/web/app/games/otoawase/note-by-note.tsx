import { promptOf, type State } from '@michi/games/otoawase/state';
import { Ja } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';
import { clockOf } from './clock.ts';
import './note-by-note.css';
import { noteResult } from './note-result.ts';

const inKey = ['perfect', 'good', 'shown', 'wrong', 'unknown', 'missed'] as const;

/** The kanji of the song in their order, and what became of each. */
export function NoteByNote({ state }: { state: State }) {
  const t = useTranslations('otoawase.notes');
  return (
    <section className="oto-notes" aria-labelledby="oto-notes">
      <h3 id="oto-notes">{t('title')}</h3>
      <ol>
        {state.notes.map((note, index) => {
          const [prompt, outcome] = [promptOf(state, note), state.outcomes[index]];
          if (!prompt) return null;
          const result = outcome ? noteResult(outcome) : 'unheard';
          return (
            <li key={note.beat} className={`is-${result}`} title={`${clockOf(note.at)} · ${t(result)}`}>
              <Ja>{prompt.kanji}</Ja>
              <span className="sr-only">
                {clockOf(note.at)} {t(result)}
              </span>
            </li>
          );
        })}
      </ol>
      <ul className="oto-notes__key small soft">
        {inKey
          .filter((result) =>
            state.outcomes.some((outcome) => !outcome.isPlain && noteResult(outcome) === result),
          )
          .map((result) => (
            <li key={result} className={`is-${result}`}>
              {t(result)}
            </li>
          ))}
      </ul>
    </section>
  );
}

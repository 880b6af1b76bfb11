import type { Outcome } from '@michi/games/otoawase/scoring';
import { promptOf, type State } from '@michi/games/otoawase/state';
import { Ja } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';
import { clockOf } from './clock.ts';
import './note-by-note.css';

const resultOf = ({ timing, right }: Outcome) =>
  right === true ? timing : timing === 'missed' ? 'missed' : 'wrong';

/** The notes of the song in their order, and what became of each. */
export function NoteByNote({ state }: { state: State }) {
  const t = useTranslations('otoawase.notes');
  return (
    <section className="oto-notes panel" aria-labelledby="oto-notes">
      <div className="oto-notes__head">
        <h2 id="oto-notes">{t('title')}</h2>
        <p className="small soft">{t('text')}</p>
      </div>
      <ol>
        {state.notes.map((note, index) => {
          const outcome = state.outcomes[index];
          const result = outcome ? resultOf(outcome) : 'unheard';
          return (
            <li key={note.beat} className={`is-${result}`} title={`${clockOf(note.at)} · ${t(result)}`}>
              <Ja>{promptOf(state, note).kanji}</Ja>
              <span className="sr-only">
                {clockOf(note.at)} {t(result)}
              </span>
            </li>
          );
        })}
      </ol>
      <ul className="oto-notes__key small soft">
        {(['perfect', 'good', 'wrong', 'missed'] as const).map((outcome) => (
          <li key={outcome} className={`is-${outcome}`}>
            {t(outcome)}
          </li>
        ))}
      </ul>
    </section>
  );
}

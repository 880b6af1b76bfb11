import { type PuzzleId, puzzleOf } from '@michi/games/puzzle/puzzles';
import type { State } from '@michi/games/puzzle/rules';
import { Ja, Kanji } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useTranslations } from 'use-intl';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { characterOf } from './glyph.tsx';
import './solved-kanji.css';

/** Kanji that were built: how each is read, of which parts it is made, and what they mean together. */
export function Stories({ built }: { built: readonly PuzzleId[] }) {
  const t = useTranslations('puzzle');
  return (
    <ul className="puz__stories">
      {built.map(puzzleOf).map(({ id, kanji, kana, romaji, parts }) => (
        <li key={id}>
          <Masu kanji={kanji} />
          <div>
            <p>
              <b>{t(`kanji.${id}.meaning`)}</b>{' '}
              <span className="soft">
                <Ja>{kana}</Ja> · {romaji}
              </span>
            </p>
            <p className="puz__sum">
              {parts.map(({ radical, box }, index) => (
                <span key={`${box.x}-${box.y}`}>
                  {index > 0 && <span aria-hidden="true">+ </span>}
                  <Kanji>{characterOf(radical)}</Kanji> {t(`radicals.${radical}`)}
                </span>
              ))}
            </p>
            <p className="puz__tale">
              <WithJapanese>{t(`kanji.${id}.story`)}</WithJapanese>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What was built in the level so far, the latest first. It stands at the end, so that it pushes nothing away. */
export function SolvedKanji({ state: { solved } }: { state: State }) {
  const t = useTranslations('puzzle.solvedKanji');
  return (
    <section className="puz__solved" aria-labelledby="puz-solved">
      <h2 id="puz-solved">{t('heading')}</h2>
      {solved.length === 0 ? <p className="soft">{t('empty')}</p> : <Stories built={solved.toReversed()} />}
    </section>
  );
}

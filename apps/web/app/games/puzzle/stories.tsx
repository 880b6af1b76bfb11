import { type PuzzleId, puzzleOf } from '@michi/games/puzzle/puzzles';
import { Ja, Kanji } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useTranslations } from 'use-intl';
import { characterOf } from './glyph.tsx';
import { Story } from './story.tsx';
import './book.css';

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
              <Story id={id} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

import type { PuzzleId } from '@michi/games/puzzle/puzzles';
import { puzzleOf } from '@michi/games/puzzle/rules';
import { Ja, Kanji } from '@michi/ui/japanese';
import { Masu } from '@michi/ui/masu';
import { useTranslations } from 'use-intl';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { characterOf } from './glyph.tsx';
import './learned.css';

/** The kanji built last: how it is read, of which parts it is made, and what they mean together. */
export function Learned({ id }: { id: PuzzleId }) {
  const t = useTranslations('puzzle');
  const { kanji, kana, romaji, parts } = puzzleOf(id);
  return (
    <section className="panel puz__learned" aria-labelledby="puz-learned">
      <p className="label soft" id="puz-learned">
        {t('learned.heading')}
      </p>
      <Masu kanji={kanji} />
      <div>
        <h2>{t(`kanji.${id}.meaning`)}</h2>
        <p className="soft">
          <Ja>{kana}</Ja> · {romaji}
        </p>
      </div>
      <p className="puz__sum">
        {parts.map(({ radical, box }, index) => (
          <span key={`${box.x}-${box.y}`}>
            {index > 0 && <span aria-hidden="true">+ </span>}
            <Kanji>{characterOf(radical)}</Kanji> {t(`radicals.${radical}`)}
          </span>
        ))}
      </p>
      <p className="puz__story">
        <WithJapanese>{t(`kanji.${id}.story`)}</WithJapanese>
      </p>
    </section>
  );
}

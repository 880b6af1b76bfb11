import { kanjiIn, shownContentOf } from '@michi/games/monogatari/score';
import type { Panel } from '@michi/games/monogatari/story';
import { classNames } from '@michi/ui/class-names';
import { Ja } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';
import { useTried } from '../../lib/react/use-later.ts';
import { dictionary } from './picture.tsx';

/** Every kanji of a story with the reading of the word it stands in; required ones are framed. */
export function UsedKanji({
  panels,
  requiredKanji,
}: {
  readonly panels: readonly Panel[];
  readonly requiredKanji: readonly string[];
}) {
  const t = useTranslations('monogatari');
  const { loaded } = useTried(dictionary);
  const kanji = kanjiIn(panels.map(shownContentOf));
  if (!loaded || kanji.length === 0) return null;
  const { furiganaOf, knownKanjiIn } = loaded;
  const known = new Set(panels.flatMap(({ bubbles }) => bubbles.flatMap(({ text }) => knownKanjiIn(text))));
  const textParts = panels
    .flatMap(({ bubbles }) => bubbles.flatMap(({ text, readings }) => furiganaOf(text, readings)))
    .filter((textPart) => textPart.kana !== null);
  return (
    <section className="panel mng-used" aria-labelledby="mng-used">
      <h3 id="mng-used">{t('result.used')}</h3>
      <ul>
        {kanji.map((each) => {
          const textPart = textParts.find(({ text }) => text.includes(each));
          return (
            <li key={each} className={classNames(requiredKanji.includes(each) && 'is-required')}>
              <Ja>{each}</Ja>
              {textPart && (
                <Ja className="mng-used__kana">
                  {textPart.text === each ? textPart.kana : `${textPart.text} ${textPart.kana}`}
                </Ja>
              )}
              {requiredKanji.includes(each) && <span className="sr-only">({t('required.label')})</span>}
            </li>
          );
        })}
      </ul>
      <p className="small soft">{t('result.usedText', { count: known.size })}</p>
    </section>
  );
}

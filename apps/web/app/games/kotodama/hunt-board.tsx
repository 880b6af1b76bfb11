import { targets } from '@michi/games/kotodama/constants';
import { lineOf } from '@michi/games/kotodama/hunt';
import { moraeOf } from '@michi/games/kotodama/morae';
import { hiddenPoemOf } from '@michi/games/kotodama/poems';
import type { HuntState } from '@michi/games/kotodama/rules';
import { classNames } from '@michi/ui/class-names';
import type { CustomProperties } from '@michi/ui/css-values';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';
import { useHuntTexts } from './hunt-texts.ts';
import { Written } from './paper.tsx';

/** Morae of a line that are found. */
export const foundMorae = (state: HuntState, line: number): number =>
  lineOf(state.setup, state, line).reduce((sum, part) => sum + (part ? moraeOf(part.kana) : 0), 0);

export interface HuntBoardProps {
  readonly state: HuntState;
  readonly place: number;
  readonly onPlace: (place: number) => void;
}

/** The hidden poem: what was found, and what is still covered. */
export function HuntBoard({ state, place, onPlace }: HuntBoardProps) {
  const t = useTranslations('kotodama');
  const texts = useHuntTexts();
  const { poem } = state.setup;
  const parts = hiddenPoemOf(poem)?.lines ?? [];
  return (
    <section className={`kot-paper kot-paper--${hiddenPoemOf(poem)?.season}`} aria-label={t('hunt.sheet')}>
      <p className="kot-hunt__theme">
        <span className="label soft">{t('hunt.theme')}</span>
        <b>{texts.theme(poem)}</b>
      </p>
      <div className="kot-paper__in">
        {parts.map((line, index) => {
          const found = lineOf(state.setup, state, index);
          const [morae, target] = [foundMorae(state, index), targets[index] ?? 0];
          const text = found.map((part) => part?.text ?? '').join('');
          return (
            <div
              key={line[0]?.text}
              className={classNames('kot-line', morae === target && 'is-ok', place === index && 'is-active')}
              style={{ '--n': target } as CustomProperties}
            >
              <button
                type="button"
                className="kot-line__line"
                aria-pressed={place === index}
                aria-label={t('editor.line', {
                  line: index + 1,
                  morae,
                  target,
                  text: `${text} ${texts.clue(poem, index)}`,
                })}
                onClick={() => onPlace(index)}
              />
              {line.map((part, at) =>
                found[at] ? (
                  <Written key={part.text} {...part} />
                ) : (
                  <span
                    key={part.text}
                    className="kot-line__covered"
                    style={{ '--s': moraeOf(part.kana) } as CustomProperties}
                    aria-hidden="true"
                  >
                    <Ja>秘</Ja>
                  </span>
                ),
              )}
              <span className="kot-line__count num" aria-hidden="true">
                {morae}/{target}
                {morae === target && <Icon name="check" size="sm" />}
              </span>
            </div>
          );
        })}
      </div>
      <p className="kot-hunt__clue">{t('hunt.clue', { line: place + 1, clue: texts.clue(poem, place) })}</p>
    </section>
  );
}

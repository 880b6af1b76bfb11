import type { State } from '@michi/games/jukugo/rules';
import { classNames } from '@michi/ui/class-names';
import { japanese } from '@michi/ui/japanese';
import { KanjiCard, type KanjiCardState } from '@michi/ui/kanji-card';
import { type CSSProperties, Fragment, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useEnteringFocus } from '../../lib/react/use-entering-focus.ts';
import { useGridKeys } from '../../lib/react/use-grid-keys.ts';
import type { CardTexts } from './card-texts.ts';
import './board.css';

export interface BoardProps {
  readonly state: State;
  readonly texts: CardTexts;
  /** Cards say how their kanji are read, beside what they mean. */
  readonly withReadings: boolean;
  /** Of a wrong pair the kanji that is in the word, or none. */
  readonly fitting: string;
  /** Kanji to be pointed out. */
  readonly highlighted: string;
  /** While it is covered nothing of it can be seen or picked. */
  readonly covered: boolean;
  /** Takes the focus, which the board of the level before has lost. */
  readonly takeFocus: boolean;
  readonly onPick: (index: number) => void;
}

/** The cards, of which two are to be joined. */
export function Board(props: BoardProps) {
  const { state, texts, withReadings, fitting, highlighted, covered, takeFocus, onPick } = props;
  const t = useTranslations('jukugo.play');
  const { side, cards } = state;
  const { grid, keysOf } = useGridKeys(cards.length, 'laid');
  useEnteringFocus(grid, takeFocus);
  const lastPressed = useRef(-1);
  const separator = useLocale() === 'ja' ? ' ' : ', ';

  return (
    <section className="juk__grid" aria-label={t('board', { side })}>
      <div
        className={classNames(
          'juk__cards',
          covered && 'is-covered',
          side > 4 && 'is-many',
          side > 5 && 'is-narrow',
        )}
        ref={grid}
        style={{ '--side': side } as CSSProperties}
      >
        {cards.map((kanji, index) => {
          const place = { kanji, row: Math.floor(index / side) + 1, col: (index % side) + 1 };
          const { readings = [], meaning = '' } = texts.get(kanji) ?? {};
          const reading = withReadings ? readings.join('・') : '';
          const isHighlighted = highlighted.includes(kanji);
          const said = sayings(reading, meaning);
          return (
            <KanjiCard
              key={kanji}
              kanji={kanji}
              className={isHighlighted ? 'is-highlighted' : undefined}
              state={cardState(state, index, fitting)}
              label={
                said.length === 0
                  ? t('card', place)
                  : t('cardSaying', { ...place, said: said.join(separator) })
              }
              {...(said.length > 0 && { gloss: <Sayings reading={reading} meaning={meaning} /> })}
              {...keysOf(index)}
              onClick={({ detail }) => {
                if (detail > 1 && lastPressed.current === index) return; // of a double tap the second is not meant
                lastPressed.current = index;
                onPick(index);
              }}
            />
          );
        })}
      </div>
    </section>
  );
}

function cardState({ picked, phase, cards }: State, index: number, fitting: string): KanjiCardState {
  if (!picked.includes(index)) return 'idle';
  if (phase === 'wrong') return cards[index] === fitting ? 'correct' : 'wrong';
  return phase === 'right' ? 'correct' : 'selected';
}

/** What stands under a kanji: how it is read, and what it means, unless in Japanese both are the same. */
const sayings = (reading: string, meaning: string): string[] =>
  [reading, meaning].filter((text, at, all) => text !== '' && all.indexOf(text) === at);

/** So many letters a card has room for in one line. */
const lettersOfLine = 12;

function Sayings({ reading, meaning }: { reading: string; meaning: string }) {
  return sayings(reading, meaning).map((text, at) => (
    <Fragment key={text}>
      {at > 0 && ' '}
      {text === reading ? (
        <span className="juk__read" {...japanese}>
          {text}
        </span>
      ) : (
        <span className={text.length > lettersOfLine ? 'juk__long' : undefined}>{text}</span>
      )}
    </Fragment>
  ));
}

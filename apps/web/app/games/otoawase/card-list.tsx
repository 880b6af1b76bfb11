import type { Card } from '@michi/games/otoawase/setup';
import { Ja } from '@michi/ui/japanese';
import './card-list.css';

/** Kanji, each with its reading and meaning. */
export function CardList({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className="oto-cards">
      {cards.map(({ kanji, readings, glosses }) => (
        <li key={kanji}>
          <Ja className="oto-cards__kanji">{kanji}</Ja>
          <Ja className="oto-cards__reading">{readings[0]}</Ja>
          <span>{glosses[0]}</span>
        </li>
      ))}
    </ul>
  );
}

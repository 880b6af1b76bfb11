import type { Prompt } from '@michi/games/otoawase/setup';
import { Ja } from '@michi/ui/japanese';
import './prompt-list.css';

/** Kanji, each with its reading and meaning. */
export function PromptList({ prompts }: { prompts: readonly Prompt[] }) {
  return (
    <ul className="oto-prompts">
      {prompts.map(({ kanji, readings, glosses }) => (
        <li key={kanji}>
          <Ja className="oto-prompts__kanji">{kanji}</Ja>
          <Ja className="oto-prompts__reading">{readings[0]}</Ja>
          <span>{glosses[0]}</span>
        </li>
      ))}
    </ul>
  );
}

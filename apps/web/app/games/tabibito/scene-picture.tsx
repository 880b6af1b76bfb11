import type { Difficulty } from '@michi/games/tabibito/difficulties';
import { japanese } from '@michi/ui/japanese';
import { useScene } from './use-scene.ts';
import '@michi/ui/drawn.css';
import './scene-picture.css';

export interface ScenePictureProps {
  readonly difficulty: Difficulty;
  readonly path: string;
  readonly kanji: string;
}

/** Where a path leads, and the sign of a station, named after the first kanji of the lesson; says nothing to a listener. */
export function ScenePicture({ difficulty, path, kanji }: ScenePictureProps) {
  const scene = useScene(difficulty, path);
  return (
    <svg
      className="drawn tabi-scene"
      viewBox="0 0 320 150"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      {scene.map(([tone, shape]) => (
        <path key={shape} className={`d-${tone}`} d={shape} />
      ))}
      <path className="tabi-scene__post" d="M246 96V132M290 96V132" />
      <path className="tabi-scene__sign" d="M236 58H300V98H236Z" />
      <path className="tabi-scene__stripe" d="M236 89H300V94H236Z" />
      <text className="tabi-scene__kanji" {...japanese} x="268" y="84">
        {kanji}
      </text>
    </svg>
  );
}

import { type Direction, directions } from '@michi/games/tatakae/challenges';
import { Icon } from '@michi/ui/icon';

/** An arrow that points where a stroke leads. */
export function DirectionArrow({ direction }: { direction: Direction }) {
  return <Icon size="sm" name="right" style={{ rotate: `${directions.indexOf(direction) * 45}deg` }} />;
}

import { classNames } from '@michi/ui/class-names';
import './koma.css';
import { placesOf } from './panel-places.ts';

export interface KomaProps {
  readonly count: number;
  readonly current?: number | undefined;
  readonly done?: readonly boolean[] | undefined;
}

/** The panels of a page (コマ) in small, as a picture beside words. */
export function Koma({ count, current, done = [] }: KomaProps) {
  return (
    <span className="mng-koma" aria-hidden="true">
      <span>
        {placesOf(count).map(({ style }, index) => (
          <i
            key={`${style.left} ${style.top}`}
            className={classNames(done[index] && 'is-done', index === current && 'is-current')}
            style={style}
          />
        ))}
      </span>
    </span>
  );
}

import { Readable } from './japanese.tsx';
import './plate.css';
import type { Plate as PlateOfScript } from './story/script.ts';

/** Writing where it stands, to be read word by word: a sign, a ticket, a menu. */
export function Plate({ plate: { plate, ja }, caption }: { plate: PlateOfScript; caption: string }) {
  return (
    <figure className={`tq-plate tq-plate--${plate}`}>
      <Readable ja={ja} className="tq-plate__text">
        <figcaption>{caption}</figcaption>
      </Readable>
    </figure>
  );
}

/** Signs that hang in the street, each to be looked up. */
export function Signs({ label, signs }: { label: string; signs: readonly string[] }) {
  return (
    <section className="tq-signs" aria-label={label}>
      <h3>{label}</h3>
      <Readable ja={signs.join(' ')} className="tq-signs__row" />
    </section>
  );
}

import { japanese } from '@michi/ui/japanese';
import './crest.css';

/** The kanji that a difficulty or a path goes by, on waves. */
export function Crest({ kanji }: { kanji: string }) {
  return (
    <span className="tabi-crest" {...japanese} aria-hidden="true">
      {kanji}
    </span>
  );
}

import kanjiFonts from '../../fonts/kanji.generated.css?url';

/** Declares the fonts of all kanji where decks are shown. Stands last, so that what comes before is painted without it. */
export function KanjiFonts() {
  return <link rel="stylesheet" href={kanjiFonts} />;
}

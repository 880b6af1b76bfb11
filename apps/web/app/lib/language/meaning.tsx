/** What a kanji means as the server tells it: a gloss, and a note where that would not tell it from others. */
interface Told {
  readonly meaning: string;
  readonly note?: string | undefined;
}

/** A meaning, its note set apart. */
export function Meaning({ of: { meaning, note } }: { of: Told }) {
  return (
    <>
      {meaning}
      {note !== undefined && <small className="soft"> ({note})</small>}
    </>
  );
}

/** A meaning with its note in one line of plain text. */
export const meaningText = ({ meaning, note }: Told): string =>
  note === undefined ? meaning : `${meaning} (${note})`;

/** What a kanji means as the server tells it: a gloss, and a note where that would not tell it from others. */
interface NotedGloss {
  readonly meaning: string;
  readonly note?: string | undefined;
}

/** A meaning, its note set apart. */
export function Meaning({ of: { meaning, note } }: { of: NotedGloss }) {
  return (
    <>
      {meaning}
      {note !== undefined && <small className="soft"> ({note})</small>}
    </>
  );
}

/** A meaning with its note in one line of plain text. */
export const meaningText = ({ meaning, note }: NotedGloss): string =>
  note === undefined ? meaning : `${meaning} (${note})`;

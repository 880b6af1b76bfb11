/** What decides whether a run of a sheet is a try for its list. */
export interface SheetRun {
  readonly signedIn: boolean;
  /** A run of it was left, and goes on. */
  readonly begun: boolean;
  /** A run of it has ended or was left for good. */
  readonly tried: boolean;
  /** The UTC day of the sheet, and today's. */
  readonly day: number;
  readonly today: number;
}

/** Whether a run asks for no place on the list. One that was begun keeps the place it was begun for, past midnight too. */
export const isPractice = ({ signedIn, begun, tried, day, today }: SheetRun): boolean =>
  !begun && (!signedIn || tried || day < today);

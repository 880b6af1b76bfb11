/** Whole milliseconds since the run began, supplied by the driver. Rules never read a clock. */
export type Ms = number;

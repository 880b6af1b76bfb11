/** What the logger writes of an entry. */
interface Entry {
  readonly level: number;
  /** Epoch ms. */
  readonly time: number;
  readonly msg?: string;
  readonly err?: { readonly stack?: string };
  readonly [fact: string]: unknown;
}

const levels: Readonly<Record<number, string>> = {
  10: 'TRACE',
  20: 'DEBUG',
  30: 'INFO ',
  40: 'WARN ',
  50: 'ERROR',
  60: 'FATAL',
};

/**
 * A line of the log, given as JSON, as a person at a terminal reads it: time of day, level, what was said, what else
 * the entry holds, and below it the stack of an error. Characters that steer a terminal are replaced.
 */
export function readableLine(json: string): string {
  const { level, time, pid, hostname, msg = '', ...facts }: Entry = JSON.parse(json);
  const clock = new Date(time).toTimeString().slice(0, 8);
  const { stack } = facts.err ?? {};
  const told = Object.entries(facts)
    .filter(([name]) => name !== 'err' || stack === undefined)
    .map(([name, value]) => `  ${name}=${quoted(value)}`);
  const below = stack?.split('\n').map((line) => `  ${line}`) ?? [];
  const lines = [`${clock} ${levels[level]} ${msg}${told.join('')}`, ...below];
  return lines.map((line) => `${line.replace(/\p{Cc}/gu, '·')}\n`).join('');
}

/** As JSON; a text that ends where it seems to end goes without quotes. */
function quoted(value: unknown): string {
  return typeof value === 'string' && /^[\w/:?*.-]+$/.test(value) ? value : JSON.stringify(value);
}

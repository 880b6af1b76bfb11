import { readableLine } from './readable-line.ts';

interface Stream {
  readonly isTTY?: boolean;
  write(lines: string): unknown;
}

/**
 * Writes log lines to a stream, all those of one turn of the event loop together: writing each line by itself would
 * take longer than answering the request it tells of. A terminal gets them readable, anything else as JSON.
 */
export function logTo(stream: Stream) {
  let waiting = '';

  function flush(): void {
    const lines = waiting;
    waiting = '';
    if (lines !== '') stream.write(lines);
  }

  const output = {
    write(line: string): void {
      if (waiting === '') setImmediate(flush);
      waiting += stream.isTTY ? readableLine(line) : line;
    },
  };
  return { output, flush };
}

const standard = logTo(process.stdout);
process.on('exit', standard.flush);

/** Where log lines go: to standard output. */
export const logOutput = standard.output;

let waiting = '';

function flush(): void {
  const lines = waiting;
  waiting = '';
  if (lines !== '') process.stdout.write(lines);
}

/**
 * Where log lines go: to standard output, all those of one turn of the event loop together. Writing each line
 * by itself would take longer than answering the request it tells of.
 */
export const logOutput = {
  write(line: string): void {
    if (waiting === '') setImmediate(flush);
    waiting += line;
  },
};

process.on('exit', flush);

/**
 * Output of the supervisor, which outlives the terminal when that is closed, and must then still save the
 * data: writing to a closed terminal is no reason to fall.
 */
export function outliveTerminal(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/** A line of progress, or of results. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** A line about something that went wrong. */
export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

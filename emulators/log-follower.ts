import { closeSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

/** How often a log is looked at, in milliseconds. */
const pollMs = 150;

const chunkBytes = 64 * 1024;

/**
 * Reads a log line by line while another process writes it. Children write to a file rather than
 * to a pipe: a pipe breaks when the supervisor is killed, just when they have data to save.
 */
export class LogFollower {
  readonly #file: number;
  readonly #decoder = new StringDecoder('utf8');
  readonly #buffer = Buffer.alloc(chunkBytes);
  readonly #timer: NodeJS.Timeout;
  readonly #onLine: (line: string) => void;
  #rest = '';

  constructor(path: string, onLine: (line: string) => void) {
    this.#file = openSync(path, 'r');
    this.#onLine = onLine;
    this.#timer = setInterval(() => this.#read(), pollMs);
  }

  #read(): void {
    for (;;) {
      const bytes = readSync(this.#file, this.#buffer, 0, chunkBytes, null);
      if (bytes === 0) return;
      const lines = (this.#rest + this.#decoder.write(this.#buffer.subarray(0, bytes))).split(
        '\n',
      );
      this.#rest = lines.pop() ?? '';
      lines.forEach(this.#onLine);
    }
  }

  /** Reads what is left, then stops. */
  close(): void {
    clearInterval(this.#timer);
    this.#read();
    closeSync(this.#file);
  }
}

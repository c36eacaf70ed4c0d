/** One line on the terminal that says how far the seeding is. */
export interface Progress {
  step(done: number, total: number): void;
  end(sentence: string): void;
}

/** @param title what is going on, in French. */
export function progressLine(title: string, output: NodeJS.WriteStream): Progress {
  // Carriage returns are noise in a log file: there, only the last sentence is written.
  const live = output.isTTY;
  return {
    step: (done, total) => {
      if (live) output.write(`\r\u001B[2K${title} : ${done} / ${total}`);
    },
    end: (sentence) => {
      output.write(`${live ? '\r\u001B[2K' : ''}${sentence}\n`);
    },
  };
}

/**
 * Does `work` when what was asked for before is done. A large picture takes hundreds of
 * megabytes for a moment: two at once would end the process, whatever else it is doing.
 */
export function inTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    // Whoever asked hears of the failure; the next in turn does not care.
    last = turn.catch(() => undefined);
    return turn;
  };
}

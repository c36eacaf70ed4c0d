/** Lists that wait for their first answer, and who waits for them. */
const asked = new Set<symbol>();
let patient: (() => void)[] = [];

/** How long a list that was announced is waited for until it asks, in milliseconds. */
const announcementMs = 3000;

let announced: (() => void) | undefined;

/** Says that rows are being asked for; the result, that they came or will not. */
export function askForRows(): () => void {
  const arrived = waitFor(Symbol('list'));
  announced?.();
  return arrived;
}

/** Says that a list is about to ask for rows, once its code has come. */
export function announceRows(): void {
  announced?.();
  const arrived = waitFor(Symbol('announcement'));
  const timer = setTimeout(arrived, announcementMs);
  announced = () => {
    clearTimeout(timer);
    announced = undefined;
    arrived();
  };
}

function waitFor(list: symbol): () => void {
  asked.add(list);
  return () => {
    asked.delete(list);
    if (asked.size > 0) return;
    for (const proceed of patient) proceed();
    patient = [];
  };
}

/**
 * Waits until no list does: figures of everything, which take the longer the more there is,
 * must not hold up the rows that somebody wants to see. A list that is asked for at this same
 * moment counts too.
 */
export async function rowsFirst(): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });
  if (asked.size === 0) return;
  await new Promise<void>((resolve) => {
    patient.push(resolve);
  });
}

/** Lists that wait for their first answer, and who waits for them. */
const asked = new Set<symbol>();
let patient: (() => void)[] = [];

/** Says that rows are being asked for; the result, that they came or will not. */
export function askForRows(): () => void {
  const list = Symbol('list');
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

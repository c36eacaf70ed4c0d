// Whatever the sections of the dashboard remember is fetched with them: who takes leave of a
// member must not have to fetch it in order to empty it.
const tasks = new Set<() => void>();

/** From now on `task` is done whenever a member is gone. */
export function onSignOut(task: () => void): void {
  tasks.add(task);
}

/** Forgets in this page whatever was shown to the member who is gone. */
export function forgetMember(): void {
  for (const task of tasks) task();
}

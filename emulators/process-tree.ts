import { commandOf, descendants, isAlive, signal } from './processes.ts';

/** How often the list of what runs below the keeper is renewed, in milliseconds. */
const lookMs = 1_000;

/**
 * Remembers every process that ran below the keeper, so that none survives it: Firestore's Java
 * leaves the group, and a killed firebase-tools leaves its children without a parent.
 */
export class Family {
  readonly #members = new Map<number, string>();
  readonly #timer: NodeJS.Timeout;

  /** @param onChange told all members whenever there are new ones */
  constructor(onChange: (pids: readonly number[]) => void) {
    this.#timer = setInterval(() => {
      if (this.#look()) onChange(this.pids);
    }, lookMs);
  }

  get pids(): number[] {
    return [...this.#members.keys()];
  }

  #look(): boolean {
    const running = new Set(descendants());
    const fresh = [...running].filter((pid) => !this.#members.has(pid));
    for (const pid of this.pids) if (!isAlive(pid)) this.#members.delete(pid);
    for (const pid of fresh) this.#members.set(pid, commandOf(pid));
    return fresh.length > 0;
  }

  /** Ends whoever is left. A process whose command has changed is a stranger with a reused id. */
  clear(): void {
    clearInterval(this.#timer);
    this.#look();
    for (const [pid, command] of this.#members) {
      if (isAlive(pid) && commandOf(pid) === command) signal(pid, 'SIGKILL');
    }
  }
}

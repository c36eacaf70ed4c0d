import {
  planOf,
  type InscriptionFilters,
  type InscriptionPlan,
  type InscriptionSort,
} from '@centre/domain/inscription-query';
import type { DocumentSnapshot, Firestore, QuerySnapshot } from 'firebase/firestore';
import { listen } from './listen.ts';
import { countOf, pageOf, queryOf, rowsIn } from './reading.ts';
import { pageSize, type InscriptionCount, type InscriptionList } from './types.ts';

/**
 * Documents among which a search that the database answers in part only looks unasked: the
 * first time, and at most.
 */
const firstWindow = 100;
const widestUnasked = 400;

/** What the server answered, and to how many documents at most. */
interface Answer {
  readonly snapshot: QuerySnapshot;
  readonly limit: number;
}

type Show = (list: InscriptionList) => void;

/**
 * The list to some filters, one page at a time, over one listener. What the database answers
 * fully is paged by cursor. Where it answers in part, the listener covers a window from the
 * beginning that grows until the page is full, and no further than was asked for.
 */
export class ListWatch {
  readonly #store: Firestore;
  readonly #plan: InscriptionPlan;
  readonly #show: Show;
  #stopListening = () => undefined as unknown;
  #answer: Answer | undefined;
  #count: InscriptionCount | undefined | null;
  #isCountOld = false;
  #isCounting = false;
  #number = 1;
  /** Where each page after the first begins. */
  #cursors: DocumentSnapshot[] = [];
  #window = firstWindow;
  #allowed = widestUnasked;
  #isFetching = false;
  #isStopped = false;

  constructor(
    store: Firestore,
    filters: InscriptionFilters,
    sort: InscriptionSort,
    show: Show,
  ) {
    this.#store = store;
    this.#plan = planOf(filters, sort);
    this.#show = show;
  }

  start(): void {
    this.#listen();
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopListening();
  }

  get #isPartial(): boolean {
    return this.#plan.keep !== undefined || this.#plan.compare !== undefined;
  }

  get #limit(): number {
    return this.#isPartial ? this.#window : pageSize + 1;
  }

  #listen(): void {
    this.#stopListening();
    this.#isFetching = true;
    const after = this.#isPartial ? undefined : this.#cursors[this.#number - 2];
    const limit = this.#limit;
    this.#stopListening = listen(pageOf(this.#store, this.#plan, limit, after), {
      receive: (snapshot) => this.#receive({ snapshot, limit }),
      fail: (reason) => {
        console.error('The applications cannot be read.', reason);
        this.#show({ status: 'error', retry: () => this.#retry() });
      },
    });
  }

  #retry(): void {
    this.#show({ status: 'loading' });
    this.#listen();
  }

  #receive(answer: Answer): void {
    this.#answer = answer;
    if (this.#isPartial && this.#isShort(answer) && this.#window < this.#allowed) {
      this.#widen();
      return;
    }
    this.#isFetching = false;
    this.#present();
    if (!this.#isPartial) void this.#countAll();
  }

  /** Whether the page is not full and there is more to look at. */
  #isShort({ snapshot, limit }: Answer): boolean {
    const rows = rowsIn(snapshot, this.#plan).length;
    return snapshot.size >= limit && rows <= this.#number * pageSize;
  }

  #widen(): void {
    // At once as far as it may look unasked: each round asks the database again for all.
    this.#window = Math.max(2 * this.#window, widestUnasked);
    this.#listen();
  }

  #searchOn(): void {
    this.#allowed = this.#window * 2;
    this.#widen();
    this.#present();
  }

  #turnTo(number: number): void {
    if (!this.#isPartial && number > this.#number) {
      // The next page begins where this one ends, which must be there first.
      if (this.#isFetching) return;
      const last = this.#answer?.snapshot.docs[pageSize - 1];
      if (!last) return;
      this.#cursors[number - 2] = last;
    }
    this.#number = number;
    if (!this.#isPartial) this.#listen();
    else if (this.#answer && this.#isShort(this.#answer)) this.#widen();
    this.#present();
  }

  /** Counts after every change; of many changes during one count, once more for all. */
  async #countAll(): Promise<void> {
    this.#isCountOld = true;
    if (this.#isCounting) return;
    this.#isCounting = true;
    while (this.#isCountOld && !this.#isStopped) {
      this.#isCountOld = false;
      this.#count = await this.#counted();
      this.#present();
    }
    this.#isCounting = false;
  }

  async #counted(): Promise<InscriptionCount | null> {
    try {
      const value = await countOf(queryOf(this.#store, this.#plan));
      return { value, kind: 'exact' };
    } catch (error) {
      console.warn('The applications could not be counted.', error);
      return null;
    }
  }

  #present(): void {
    if (!this.#answer || this.#isStopped) return;
    const { snapshot, limit } = this.#answer;
    const all = rowsIn(snapshot, this.#plan);
    const from = this.#isPartial ? (this.#number - 1) * pageSize : 0;
    const isWhole = snapshot.size < limit;
    const hasMore = all.length > from + pageSize;
    const number = this.#number;
    this.#show({
      status: 'success',
      page: {
        rows: all.slice(from, from + pageSize),
        number,
        count: this.#isPartial
          ? { value: all.length, kind: isWhole ? 'exact' : 'atLeast' }
          : this.#count,
        previous: number > 1 ? () => this.#turnTo(number - 1) : undefined,
        next: hasMore ? () => this.#turnTo(number + 1) : undefined,
        searchOn:
          this.#isPartial && !isWhole && !hasMore && !this.#isFetching
            ? () => this.#searchOn()
            : undefined,
        isFetching: this.#isFetching,
      },
    });
  }
}

import { LRUCache } from 'lru-cache';

/** For so long a version that has nothing to write is moved on without its fence being looked at, ms. */
const admittedMs = 1_000;

interface Admission {
  readonly fence: number;
  /** Of this process's monotonic clock, ms. */
  readonly until: number;
  readonly hasEvent: boolean;
}

/** The fence that each writer's version took last, believed for a moment. */
export class MongoAdmissions {
  readonly #admitted = new LRUCache<string, Admission>({ max: 1_000 });

  /** A first event is never left out: without one nothing but the length of the log tells what a version was made of. */
  holds(key: string, fence: number, hasEvent: boolean): boolean {
    const admitted = this.#admitted.get(key);
    if (admitted?.fence !== fence || performance.now() >= admitted.until) return false;
    return admitted.hasEvent || !hasEvent;
  }

  note(key: string, fence: number, hasEvent: boolean): void {
    this.#admitted.set(key, { fence, until: performance.now() + admittedMs, hasEvent });
  }

  forget(key: string): void {
    this.#admitted.delete(key);
  }
}

/** Time as a port, so that tests decide what now is. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** ISO 8601 UTC with microseconds, strictly growing within the process. */
  stamp(): string;
}

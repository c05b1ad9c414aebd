export interface Lease {
  /** Fencing token, from 1 and greater with each owner: a store that has seen it can refuse earlier ones. */
  readonly token: number;
  /** Aborts when the lease is lost, and when whoever holds it is told to end. Work ends then. */
  readonly signal: AbortSignal;
  /** Looks at the clock: right after a pause of the process `signal` cannot know. */
  holds(): boolean;
}

/**
 * Among all processes one at most works under a name such as `projection:issue@2`; clocks are not compared.
 * An owner that was paused may write once more before it knows: such writes must be fenced or harmless.
 */
export interface Leases {
  /** Waits for the lease and runs `work`, again whenever it was lost, until `signal` aborts or work ends by itself. */
  hold(name: string, work: (lease: Lease) => Promise<void>, signal: AbortSignal): Promise<void>;
  /** Whether somebody holds it; between processes that is known late by up to the time to live. */
  held(name: string): Promise<boolean>;
  /** The process that took it last and has not let it go, such as `shop-1:4711`; one that has just died is named, too. */
  holder(name: string): Promise<string | undefined>;
}

/** What all see of a lease: its owner, null once released; a token for each owner; a beat that its owner moves on. */
export interface LeaseRow {
  readonly holder: string | null;
  readonly token: number;
  readonly beat: number;
}

export interface LeaseTable {
  read(name: string): Promise<LeaseRow | undefined>;
  /** Replaces `before` (undefined: nothing) by `next`; false where token or beat differ by now. */
  replace(name: string, before: LeaseRow | undefined, next: LeaseRow): Promise<boolean>;
}

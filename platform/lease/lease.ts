/** Ownership of a name, by one at a time. */
export interface Lease {
  /** Fencing token, from 1 and greater with each owner: a store that has seen it can refuse earlier ones. */
  readonly token: number;
  /** Aborts when the lease is lost, and when whoever holds it is told to end. Work ends then. */
  readonly signal: AbortSignal;
  /**
   * Whether nobody else can have it yet. Looks at the clock: also right after the process was paused, when `signal`
   * cannot know. True until the work has ended when it was only told to end.
   */
  holds(): boolean;
}

/**
 * Leases over names such as `projection:issue@2`: among all processes that share them, one at most works under a name.
 * No clocks of two machines are compared. An owner that was paused may write once more before it knows: what it writes
 * must be fenced or harmless.
 */
export interface Leases {
  /**
   * Waits until the lease is free, runs `work`, and again whenever it was lost, until `signal` aborts. Ends as well
   * when work ends by itself, throwing what it throws. The lease is free once work has ended.
   */
  hold(name: string, work: (lease: Lease) => Promise<void>, signal: AbortSignal): Promise<void>;
  /** Whether somebody holds it; between processes that is known late by up to the time to live. */
  held(name: string): Promise<boolean>;
}

/** What all see of a lease: its owner, null once released; a token for each owner; a beat that its owner moves on. */
export interface LeaseRow {
  readonly holder: string | null;
  readonly token: number;
  readonly beat: number;
}

/** Where leases are kept. Failures of the store are thrown. */
export interface LeaseTable {
  read(name: string): Promise<LeaseRow | undefined>;
  /** Replaces `before` (undefined: nothing) by `next`; false where token or beat differ by now. */
  replace(name: string, before: LeaseRow | undefined, next: LeaseRow): Promise<boolean>;
}

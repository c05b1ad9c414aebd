/** What all see of a lease: its owner, null once released; a token for each owner; a beat that its owner moves on. */
export interface LeaseRow {
  readonly holder: string | null;
  readonly token: number;
  readonly beat: number;
}

/** Where leases are kept. Failures of the store are thrown. */
export interface LeaseTable {
  read(name: string): Promise<LeaseRow | undefined>;
  /**
   * Puts `next` in the place of `before` (undefined: of nothing) and answers true; false where token or beat are others
   * by now.
   */
  replace(name: string, before: LeaseRow | undefined, next: LeaseRow): Promise<boolean>;
}

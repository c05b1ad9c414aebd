/** A document's change as a projection announced it after its commit; `document` is null when it was removed. */
export interface Announcement {
  readonly view: string;
  readonly id: string;
  readonly revision: number;
  readonly position: number;
  readonly document: object | null;
}

export type Listener = (announcements: readonly Announcement[]) => void;

/** Tells every process of changes, at most once, in each publisher's order; after a loss `missed` is called first. */
export interface LiveBus {
  /** Never fails and is never held up for long: what cannot be said is lost, and everyone hears that something was. */
  publish(announcements: readonly Announcement[]): Promise<void>;
  /** Reports a possible loss, for a publisher that takes over from one that may have died. */
  lost(): Promise<void>;
  /** `missed` is called when announcements of the views may be lost, before any later one. Returns its end. */
  listen(listener: Listener, missed: () => void, views: readonly string[]): () => void;
  close(): Promise<void>;
}

/** A change of one document, as announced by a projection after it was committed. `document` is null when it was removed. */
export interface Announcement {
  readonly view: string;
  readonly id: string;
  readonly revision: number;
  readonly position: number;
  readonly document: object | null;
}

/** Tells every process what changed. Delivery is at most once: a listener that was away asks the views for what it missed. */
export interface LiveBus {
  publish(announcements: readonly Announcement[]): Promise<void>;
  /** Returns a function that ends the listening. */
  listen(listener: (announcements: readonly Announcement[]) => void): () => void;
  close(): Promise<void>;
}

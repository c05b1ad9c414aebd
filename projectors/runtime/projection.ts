import type { Handlers } from '@maru/contracts/kernel/decider';
import type { DomainEvent, Recorded } from '@maru/contracts/kernel/message';
import type { Document, ViewDefinition } from '@maru/platform/view-store/view-store';

/** What a fold writes; the runtime adds `revision` and `position`. */
export type Body<D> = Omit<D, 'revision' | 'position'>;

/**
 * Folds the events of the streams it names into the documents of one view, which carries its name. Pure: it may be run
 * again over the whole log at any time. A change of what it folds needs a higher `version`, which is built beside the
 * old one.
 */
export interface Projection<E extends DomainEvent, D extends Document> {
  readonly name: string;
  readonly version: number;
  readonly view: Omit<ViewDefinition, 'name' | 'version'>;
  /** Prefixes of stream names, `tracker.issue-`. */
  readonly streams: readonly string[];
  /**
   * Prefix of the stream that is a document's own, named `<own><document id>`. Its first event must make the document,
   * its revisions become the document's, and a hole in them stops the projection. Without it `revision` is that of the
   * last event folded.
   */
  readonly own?: string;
  key(event: E & Recorded): string | readonly string[];
  readonly on: Handlers<E, Body<D>>;
}

export interface Versioned extends Document {
  readonly revision: number;
  readonly position: number;
}

/** A projection among others, its types forgotten. */
export type AnyProjection = Projection<never, never>;

import type { Handlers } from '@maru/contracts/kernel/decider';
import type { StreamFold } from '@maru/contracts/kernel/fold';
import type { DomainEvent, Recorded } from '@maru/contracts/kernel/message';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { Document, ViewDefinition } from '@maru/platform/view-store/view-store';

/** What a fold writes; the runtime adds `revision` and `position`. */
export type Body<D> = Omit<D, 'revision' | 'position'>;

/** Folds the events of its streams into one view of its name; pure, since it may be run over the whole log again. */
export interface Projection<E extends DomainEvent, D extends Document> {
  readonly name: string;
  readonly version: number;
  readonly view: Omit<ViewDefinition, 'name' | 'version'>;
  readonly streams: readonly string[];
  /**
   * Prefix of the stream that is a document's own, named `<own><document id>`. Its first event must make the document,
   * its revisions become the document's, and a hole in them stops the projection. Without it `revision` is that of the
   * last event folded.
   */
  readonly own?: string;
  /** How the stream of an event is folded, where handlers ask what it stood for before and after: see `WithFacts`. */
  readonly facts?: StreamFold<unknown, DomainEvent>;
  key(event: E & Recorded): string | readonly string[];
  readonly on: Handlers<E, Body<D>>;
  /** The document of an event that is damaged or foreign; a projection that has it is about these events and no others. */
  faultOf?(event: FaultyRecord): Document;
}

/** An event with what its own stream stood for before and after it, for a projection that names `facts`. */
export type WithFacts<E extends DomainEvent, S> = E & { readonly before: S; readonly after: S };
/** The same as the runtime hands it on; `unknowable` where an earlier event of the stream cannot be folded. */
export interface Informed extends RecordedEvent {
  readonly before?: unknown;
  readonly after?: unknown;
  readonly unknowable?: Error;
}

export type FaultyRecord = RecordedEvent & Required<Pick<RecordedEvent, 'fault'>>;
export const isFaulty = (event: RecordedEvent): event is FaultyRecord => event.fault !== undefined;

export interface Versioned extends Document {
  readonly revision: number;
  readonly position: number;
}

export type AnyProjection = Projection<never, never>;

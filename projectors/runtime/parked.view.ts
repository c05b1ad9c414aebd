import type { Document, ViewDefinition } from '@maru/platform/view-store/view-store';

export interface ParkedEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly type: string;
}

interface Parked extends Document {
  readonly projection: string;
  readonly version: number;
  readonly document: string;
}

/** Document of the view `parked-document`: a document that waits, with the event that stopped it. `since` is epoch ms. */
export interface ParkedDocument extends Parked {
  readonly error: string;
  readonly since: number;
  readonly event: ParkedEvent;
}

export const parkedView: ViewDefinition = {
  name: 'parked-document',
  version: 1,
  fields: { projection: 'text', version: 'number', since: 'number' },
  indexes: [['projection', 'version'], ['since']],
};

/** Document of the view `parked-event`: one event that waits for its document; their ids are in the order of the log. */
export interface WaitingEvent extends Parked, ParkedEvent {}

export const waitingView: ViewDefinition = {
  name: 'parked-event',
  version: 1,
  fields: { projection: 'text', version: 'number', document: 'text' },
  indexes: [['projection', 'version', 'document']],
};

/** Where releases before kept a document with all its waiting events in one list. */
export const listedView = { name: 'parked', version: 1 } as const;

export interface ListedDocument extends Parked {
  readonly error: string;
  readonly since: number;
  readonly events: readonly ParkedEvent[];
  readonly position: number;
}

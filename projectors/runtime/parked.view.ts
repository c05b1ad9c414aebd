import type { ParkedDocument, ParkedEvent } from '@maru/contracts/kernel/parked.views';
import type { ViewDefinition } from '@maru/platform/view-store/view-store';

type Parked = Pick<ParkedDocument, 'id' | 'projection' | 'version' | 'document'>;

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

import type { Document, ViewDefinition } from '@maru/platform/view-store/view-store';

export interface ParkedEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly type: string;
}

/** Document of the view `parked`: a document with the events that wait for it, in order. `since` is epoch ms. */
export interface ParkedDocument extends Document {
  readonly projection: string;
  readonly version: number;
  readonly document: string;
  readonly error: string;
  readonly since: number;
  readonly events: readonly ParkedEvent[];
  readonly position: number;
}

export const parkedView: ViewDefinition = {
  name: 'parked',
  version: 1,
  fields: { projection: 'text', version: 'number', since: 'number', position: 'number' },
  indexes: [['projection', 'version'], ['since']],
};

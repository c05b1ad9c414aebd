import type { EventRow } from './encoded-event.ts';
import type { RecordedEvent } from './event-store.ts';

/** Where an event stands of which nothing else can be read. */
export interface LostPlace {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
}

const prefix = '00000000-0000-7000-8000-';
const idOf = (position: number) => prefix + position.toString(16).padStart(12, '0');

/** Read as a damaged event, under an id of its own that is the same each time. */
export const lostRow = ({ position, stream, revision }: LostPlace): EventRow => [
  position,
  idOf(position),
  stream,
  revision,
  '',
  '',
  '',
];

/** Whether not even the id of an event could be read. */
export const isLost = ({ id, position }: Pick<RecordedEvent, 'id' | 'position'>): boolean => id === idOf(position);

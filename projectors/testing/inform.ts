import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { AnyProjection } from '../runtime/projection.ts';

type Evolve = (state: unknown, event: RecordedEvent) => unknown;

/** Gives events of whole streams, in the order of the log, what the runtime gives a projection that names `facts`. */
export const informer = ({ facts }: Pick<AnyProjection, 'facts'>) => {
  const states = new Map<string, unknown>();
  return (event: RecordedEvent): RecordedEvent => {
    if (!facts) return event;
    const before = states.has(event.stream) ? states.get(event.stream) : facts.initialState;
    const after = (facts.evolve as Readonly<Record<string, Evolve>>)[event.type]?.(before, event);
    states.set(event.stream, after);
    return Object.assign({ ...event }, { before, after });
  };
};

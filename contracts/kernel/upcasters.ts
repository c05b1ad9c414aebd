import type { DomainEvent } from './message.ts';

type Upcaster<New> = (old: never) => New;

/**
 * By event type: each takes what one version stored and gives what the next would have, from that event alone, whatever
 * was ever stored; the first takes version 1, the last gives today's shape. The version of an event is one more than it
 * has upcasters.
 */
export type Upcasters<E extends DomainEvent> = {
  readonly [K in E['type']]?: readonly [...Upcaster<object>[], Upcaster<Extract<E, { type: K }>['data']>];
};

export type AnyUpcasters = Readonly<Record<string, readonly Upcaster<object>[] | undefined>>;

export const versionIn = (upcasters: AnyUpcasters, type: string): number => 1 + (upcasters[type]?.length ?? 0);

/** A stored event as today's program knows it; where it does not know that version yet, under a type nobody handles. */
export const upcastIn = <E extends DomainEvent & { readonly meta: { readonly schemaVersion: number } }>(
  upcasters: AnyUpcasters,
  event: E,
): E => {
  const { schemaVersion } = event.meta;
  const steps = upcasters[event.type] ?? [];
  if (schemaVersion > steps.length + 1) return { ...event, type: `${event.type} of version ${schemaVersion}` };
  const older = steps.slice(schemaVersion - 1);
  return older.length === 0 ? event : { ...event, data: older.reduce((data, next) => next(data as never), event.data) };
};

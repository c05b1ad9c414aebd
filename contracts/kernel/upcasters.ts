import type { DomainEvent } from './message.ts';

type Upcaster<New> = (old: never) => New;
type DataOf<E extends DomainEvent, K extends E['type']> = Extract<E, { type: K }>['data'];

/**
 * By event type: each takes what one version stored and gives what the next would have, from that event alone, whatever
 * was ever stored; the first takes version 1, the last gives today's shape. The version of an event is one more than it
 * has upcasters.
 */
export type Upcasters<E extends DomainEvent> = {
  readonly [K in E['type']]?: readonly [...Upcaster<object>[], Upcaster<DataOf<E, K>>];
};

/** What events became whose type nobody writes any more: the data of another type, as it is today. */
export type Successors<E extends DomainEvent> = Readonly<
  Record<string, { readonly [K in E['type']]: { readonly type: K; readonly data: Upcaster<DataOf<E, K>> } }[E['type']]>
>;
interface Successor {
  readonly type: string;
  readonly data: Upcaster<object>;
}

export type AnyUpcasters = Readonly<Record<string, readonly Upcaster<object>[] | Successor | undefined>>;

const stepsOf = (upcasters: AnyUpcasters, type: string): readonly Upcaster<object>[] => {
  const found = upcasters[type] ?? [];
  return 'data' in found ? [] : found;
};

export const versionIn = (upcasters: AnyUpcasters, type: string): number => 1 + stepsOf(upcasters, type).length;

/** A stored event as today's program knows it; where it does not know that version yet, under a type nobody handles. */
export const upcastIn = <E extends DomainEvent & { readonly meta: { readonly schemaVersion: number } }>(
  upcasters: AnyUpcasters,
  event: E,
): E => {
  const { schemaVersion } = event.meta;
  const found = upcasters[event.type] ?? [];
  if (schemaVersion > versionIn(upcasters, event.type))
    return { ...event, type: `${event.type} of version ${schemaVersion}` };
  if ('data' in found) return { ...event, type: found.type, data: found.data(event.data as never) };
  const older = found.slice(schemaVersion - 1);
  return older.length === 0 ? event : { ...event, data: older.reduce((data, next) => next(data as never), event.data) };
};

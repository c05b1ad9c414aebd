import type { DomainEvent } from '@maru/contracts/kernel/message';
import { LRUCache } from 'lru-cache';
import type { StreamFold } from '@maru/contracts/kernel/fold';
import type { Fold } from './fold.ts';

export interface FoldCache {
  readonly of: <S, E extends DomainEvent>(streamFold: StreamFold<S, E>, stream: string) => Fold<S> | undefined;
  readonly drop: <S, E extends DomainEvent>(streamFold: StreamFold<S, E>, stream: string) => void;
  readonly keep: <S, E extends DomainEvent>(streamFold: StreamFold<S, E>, stream: string, fold: Fold<S>) => void;
}

/** What people work on in an hour. */
const maxFolds = 10_000;
/** Some 150 bytes each: a few streams may be very long. */
const maxRemembered = 500_000;

/** Two aggregates may read the same stream, each in its own way. */
export const foldCache = (): FoldCache => {
  const cache = new LRUCache<string, Fold<unknown>>({ max: maxFolds, maxSize: maxRemembered });
  const ways = new WeakMap<object, number>();
  let wayCount = 0;

  const keyOf = ({ evolve }: { readonly evolve: object }, stream: string) => {
    const way = ways.get(evolve) ?? (wayCount += 1);
    ways.set(evolve, way);
    return `${way} ${stream}`;
  };
  return {
    of: <S, E extends DomainEvent>(streamFold: StreamFold<S, E>, stream: string) =>
      cache.get(keyOf(streamFold, stream)) as Fold<S> | undefined,
    drop: (streamFold, stream) => void cache.delete(keyOf(streamFold, stream)),
    keep: <S, E extends DomainEvent>(streamFold: StreamFold<S, E>, stream: string, fold: Fold<S>) =>
      void cache.set(keyOf(streamFold, stream), fold as Fold<unknown>, { size: 1 + fold.recent.size }),
  };
};

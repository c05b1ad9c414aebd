import type { Lease } from '@maru/platform/lease/lease';
import { Fenced, UnknownView } from '@maru/platform/view-store/view-store';
import type { AnyProjection } from './projection.ts';

/** A projection while this process owns it. All its builds, live and building, stand and fall with it. */
export interface Owner {
  readonly projection: AnyProjection;
  readonly token: number;
  /** Aborts when it is over: the lease is lost, the process is told to end, or the store knows of another owner. */
  readonly signal: AbortSignal;
  owns(): boolean;
  lose(reason: unknown): void;
}

export const ownerOf = (projection: AnyProjection, { token, signal, holds }: Lease): Owner => {
  const loss = new AbortController();
  const over = AbortSignal.any([signal, loss.signal]);
  return {
    projection,
    token,
    signal: over,
    owns: () => holds() && !over.aborted,
    lose: (reason) => loss.abort(reason),
  };
};

/** For versions that are thrown away again, which nobody else touches. */
export const noOwner = (projection: AnyProjection): Owner => ({
  projection,
  token: 0,
  signal: new AbortController().signal,
  owns: () => true,
  lose: (reason) => {
    throw reason;
  },
});

/** Undefined once it is owned no longer: being refused by the store is the end of owning and no failure. */
export const whileOwned = async <T>(owner: Owner, work: () => Promise<T>): Promise<T | undefined> => {
  if (!owner.owns()) return undefined;
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Fenced || error instanceof UnknownView)) throw error;
    owner.lose(error);
    return undefined;
  }
};

import { serialize } from 'node:v8';
import type { AnyAggregate } from './aggregate.ts';
import type { FoldName } from './snapshots.ts';
import fingerprints from './fold-fingerprints.json' with { type: 'json' };

/** The version of V8's format, by which states are kept: an older Node does not read those of a newer one. */
const format = serialize(undefined)[1];

const fingerprintOf: Readonly<Record<string, string | undefined>> = fingerprints;

/**
 * A fold's snapshots are found by the code that made them, so that a changed one begins with the log. Aggregates with
 * personal data keep none: what is sealed in the log must lie open nowhere beside it.
 */
export const namesOf = (aggregates: readonly AnyAggregate[]): ReadonlyMap<object, string> =>
  new Map(
    aggregates
      .filter(({ personal }) => personal === undefined)
      .flatMap(({ evolve, name }) => {
        const fingerprint = fingerprintOf[name];
        return fingerprint === undefined ? [] : [[evolve as object, `${name} ${fingerprint} v8-${format}`] as const];
      }),
  );

export const foldNames = (aggregates: readonly AnyAggregate[]): FoldName => {
  const names = namesOf(aggregates);
  return ({ evolve }) => names.get(evolve);
};

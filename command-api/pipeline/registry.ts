import type { AnyAggregate } from './aggregate.ts';

/** Throws for a command nobody decides, which is a mistake in the wiring. */
export type Registry = (commandType: string) => AnyAggregate;

export const registry = (aggregates: readonly AnyAggregate[]): Registry => {
  const owners = new Map<string, AnyAggregate>();
  for (const aggregate of aggregates) {
    for (const type of Object.keys(aggregate.decide)) {
      const other = owners.get(type);
      if (other) throw new Error(`${type} is decided by ${other.name} and ${aggregate.name}`);
      owners.set(type, aggregate);
    }
  }
  return (type) => {
    const owner = owners.get(type);
    if (!owner) throw new Error(`no aggregate decides ${type}`);
    return owner;
  };
};

import { createHash } from 'node:crypto';

export interface Copy {
  readonly host: string;
  readonly port: number;
}

export const nameOf = ({ host, port }: Copy): string => `${host.includes(':') ? `[${host}]` : host}:${port}`;

export const roundRobin = (copies: readonly Copy[], turn: number): readonly Copy[] => {
  const first = copies.length === 0 ? 0 : turn % copies.length;
  return [...copies.slice(first), ...copies.slice(0, first)];
};

const weight = (copy: Copy, client: string) =>
  createHash('sha1')
    .update(`${client} ${nameOf(copy)}`)
    .digest('hex');

/** All of them, in an order that stays the same for a client; when copies come or go, only their own clients move. */
export const byClient = (copies: readonly Copy[], client: string): readonly Copy[] =>
  copies
    .map((copy) => ({ copy, weight: weight(copy, client) }))
    .toSorted((a, b) => (a.weight < b.weight ? 1 : -1))
    .map(({ copy }) => copy);

/** Those left out come last: better a try there than none at all. */
export const refusedLast = (copies: readonly Copy[], isRefused: (copy: Copy) => boolean): readonly Copy[] => [
  ...copies.filter((copy) => !isRefused(copy)),
  ...copies.filter(isRefused),
];

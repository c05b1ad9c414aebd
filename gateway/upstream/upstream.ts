import type { LookupAddress } from 'node:dns';
import { lookup as systemLookup } from 'node:dns/promises';
import { byClient, type Copy, roundRobin, nameOf, refusedLast } from './order.ts';

export interface Upstream {
  copies(client?: string): readonly Copy[];
  /** This one took no connection: it is asked last for a while. */
  markRefused(copy: Copy): void;
  close(): void;
}

export interface UpstreamOptions {
  readonly lookup?: (host: string) => Promise<readonly LookupAddress[]>;
  readonly now?: () => number;
}

/** How long a copy is left out, and how often names are looked up: a scaled service has other addresses. */
const refusedMs = 1_000;
const lookupMs = 3_000;

const allAddresses = (host: string) => systemLookup(host, { all: true });

/** Looks the names up before it resolves, then regularly; a name that fails keeps its addresses. */
export const openUpstream = async (origins: readonly string[], options: UpstreamOptions = {}): Promise<Upstream> => {
  const { lookup = allAddresses, now = () => performance.now() } = options;
  const copiesByOrigin = new Map<string, readonly Copy[]>();
  const refusedUntil = new Map<string, number>();
  let turn = 0;

  const find = async (origin: string) => {
    const { hostname, port } = new URL(origin);
    const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''));
    copiesByOrigin.set(
      origin,
      addresses.map(({ address }) => ({ host: address, port: Number(port === '' ? 80 : port) })),
    );
  };
  const findAll = () => Promise.allSettled(origins.map(find));
  await findAll();
  const timer = setInterval(() => void findAll(), lookupMs).unref();

  const allCopies = () => [
    ...new Map([...copiesByOrigin.values()].flat().map((copy) => [nameOf(copy), copy])).values(),
  ];
  const isRefused = (copy: Copy) => (refusedUntil.get(nameOf(copy)) ?? 0) > now();
  return {
    copies: (client) => {
      turn += 1;
      return refusedLast(
        client === undefined ? roundRobin(allCopies(), turn) : byClient(allCopies(), client),
        isRefused,
      );
    },
    markRefused: (copy) => void refusedUntil.set(nameOf(copy), now() + refusedMs),
    close: () => clearInterval(timer),
  };
};

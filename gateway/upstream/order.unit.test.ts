import { expect, it } from 'vitest';
import { byClient, roundRobin, nameOf, refusedLast } from './order.ts';

const [a, b, c] = [
  { host: '10.0.0.1', port: 1 },
  { host: '10.0.0.2', port: 1 },
  { host: '::1', port: 2 },
] as const;
const all = [a, b, c];
const clients = Array.from({ length: 300 }, (_, at) => `203.0.113.${at}`);

it('takes turns', () => {
  expect([0, 1, 2, 3].map((turn) => roundRobin(all, turn)[0])).toEqual([a, b, c, a]);
  expect(roundRobin(all, 1)).toEqual([b, c, a]);
  expect(roundRobin([], 7)).toEqual([]);
});

it('keeps a client where it is while others come and go', () => {
  const stay = clients.filter((client) => byClient(all, client)[0] !== b);
  expect(stay.filter((client) => byClient([a, c], client)[0] !== byClient(all, client)[0])).toEqual([]);
  for (const copy of all)
    expect(clients.filter((client) => byClient(all, client)[0] === copy).length).toBeGreaterThan(50);
});

it('asks those left out last', () => {
  expect(refusedLast(all, (copy) => copy === a)).toEqual([b, c, a]);
  expect(refusedLast(all, () => true)).toEqual(all);
});

it('writes addresses as they stand in a URL', () => {
  expect(all.map(nameOf)).toEqual(['10.0.0.1:1', '10.0.0.2:1', '[::1]:2']);
});

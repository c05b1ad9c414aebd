import { describe, expect, it } from 'vitest';
import type { ViewStore } from './view-store.ts';
import { waitForPosition } from './wait-for.ts';

/** A store with one live version per view; `told` says whether it tells of its writes. */
const storeOf = (positions: Record<string, number>, told: boolean) => {
  const listeners = new Set<(name: string, position: number) => void>();
  let asked = 0;
  const views = {
    versions: async (name: string) => {
      asked += 1;
      const position = positions[name];
      return position === undefined ? [] : [{ version: 1, status: 'live', position }];
    },
    ...(told && { onWrite: (listener: (name: string, position: number) => void) => listeners.add(listener) }),
  } as unknown as ViewStore;
  const write = (name: string, position: number) => {
    positions[name] = position;
    for (const listener of listeners) listener(name, position);
  };
  return { views, write, asked: () => asked };
};

describe.each([
  ['tells of its writes', true],
  ['is asked', false],
])('a view store that %s', (_, told) => {
  it('is not asked again for what it has reached', async () => {
    const { views, asked } = storeOf({ a: 5, b: 7 }, told);
    expect(await waitForPosition(views, ['a', 'b'], 5, 0)).toBe(true);
    const before = asked();
    expect(await waitForPosition(views, ['a', 'b'], 4, 0)).toBe(true);
    expect(asked()).toBe(before);
  });

  it('is waited for until the slowest view is there', async () => {
    const { views, write } = storeOf({ a: 5, b: 5 }, told);
    const reached = waitForPosition(views, ['a', 'b'], 6, 10_000);
    write('a', 6);
    write('b', 6);
    expect(await reached).toBe(true);
  });

  it('is given up after the time', async () => {
    const { views } = storeOf({ a: 5 }, told);
    expect(await waitForPosition(views, ['a'], 6, 5)).toBe(false);
  });

  it('has not reached anything while a view is not live', async () => {
    const { views } = storeOf({}, told);
    expect(await waitForPosition(views, ['a'], 0, 0)).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { usesAt } from './fold-uses.ts';

const day = 86_400_000;
const uses = (noted: Record<string, number>, ...kept: readonly string[]) => ({
  noted: new Map(Object.entries(noted)),
  kept,
});

it('notes what is in use, and what was kept by a program that noted nothing', () =>
  expect(usesAt(uses({ other: day }, 'other', 'old'), ['mine'], 2 * day)).toEqual({
    toNote: ['mine', 'old'],
    unused: [],
  }));

it('takes for unused what nobody has noted for more than a week, were it only a note, but nothing of its own', () => {
  const noted = { mine: 0, edge: day, old: day - 1, bare: 0 };
  expect(usesAt(uses(noted, 'mine', 'edge', 'old'), ['mine'], 8 * day)).toEqual({
    toNote: ['mine'],
    unused: ['old', 'bare'],
  });
});

it('takes nothing for unused where a clock was ahead', () =>
  expect(usesAt(uses({ other: 100 * day }, 'other'), [], 2 * day)).toEqual({ toNote: [], unused: [] }));

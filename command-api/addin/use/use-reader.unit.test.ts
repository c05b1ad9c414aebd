import { useLine } from '@maru/contracts/addin/use/use.commands';
import { readerOfUse } from '@maru/contracts/addin/use/use.reader';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const whole = {
  id: '01900000-0000-7000-8000-0000000000a1',
  at: '2026-03-02T00:10:00.000Z',
  command: 'Maru.Walls.Place',
  count: 3,
  version: '2.1.0',
  revit: 2025,
};
const odd: Readonly<Record<string, readonly unknown[]>> = {
  id: ['01900000-0000-7000-8000-0000000000A1', '01900000-0000-0000-8000-0000000000a1', '7', 7, null],
  at: [
    '2026-03-02T00:10:00Z',
    '2026-03-02T09:10:00+09:00',
    '2026-03-02T24:00:00Z',
    '2026-03-02T23:59:60Z',
    '2026-03-02T23:59Z',
    '2026-03-02T00:10:00.123456Z',
    '2026-03-02 00:10:00Z',
    '2026-02-30T00:10:00Z',
    '2026-03-02',
    1,
  ],
  command: ['Maru.Walls.Move', 'Tower.Rvt', 'place', '', 'C:\\tower', 7, ['Maru.Walls.Place']],
  count: [1, 10_000, 0, 10_001, 1.5, '3', null, -1],
  version: ['2.2.0-beta.1', 'newest', '', 2],
  revit: [2018, 2050, 2017, 2051, 2025.5, '2025'],
  file: ['a'],
  __proto__x: [1],
};
/** Lines that differ from a whole one in a few fields, or lack them. */
const line = fc
  .record(
    Object.fromEntries(
      Object.entries(odd).map(([name, values]) => [name, fc.constantFrom(...values, undefined, undefined)]),
    ),
    { requiredKeys: [] },
  )
  .map((part) => JSON.parse(JSON.stringify({ ...whole, ...part })) as unknown);

describe('lines of use are read', () => {
  it('as their schema reads them, whatever was read before', () => {
    const read = readerOfUse(3);
    fc.assert(
      fc.property(fc.array(fc.oneof(line, fc.constant(whole), fc.jsonValue()), { maxLength: 40 }), (lines) => {
        for (const one of lines) {
          const [{ data, error }, schema] = [read(one), useLine.safeParse(one)];
          expect({ data, issues: error?.issues }).toEqual({ data: schema.data, issues: schema.error?.issues });
        }
      }),
      { numRuns: 300 },
    );
  });

  it('without being shown to the schema again where nothing in them is new', () => {
    const read = readerOfUse();
    expect(read(whole).data).not.toBe(whole);
    const again = { ...whole, id: '01900000-0000-7000-8000-0000000000a2', count: 1 };
    expect(read(again).data).toBe(again);
  });
});

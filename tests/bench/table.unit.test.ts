import { expect, it } from 'vitest';
import { markdown } from './table.ts';

it('puts what was measured of both settings in one line', () => {
  const lines = markdown([
    { setting: 'embedded', what: 'comments', figure: '1,707/s', limit: '≥ 1,600/s', held: true },
    { setting: 'embedded', what: 'rebuild', figure: '20,000/s', limit: '≥ 50,000/s', held: false },
    { setting: 'distributed', what: 'comments', figure: '150/s' },
    { setting: 'distributed', what: 'live', figure: '40 ms', limit: '≤ 60 ms', held: true },
  ])
    .split('\n')
    .slice(2);
  expect(lines).toEqual([
    '| comments | 1,707/s ✓ | 150/s | ≥ 1,600/s |',
    '| rebuild | 20,000/s **missed** | – | ≥ 50,000/s |',
    '| live | – | 40 ms ✓ | ≤ 60 ms |',
  ]);
});

import { optionChanges } from '@maru/contracts/shop/item/item.options';
import { describe, expect, it } from 'vitest';
import {
  axesOf,
  changesOf,
  combinationsOf,
  errorsOfMatrix,
  filledDown,
  matrixOf,
  newOptionOf,
  rowsOf,
} from './matrix.ts';

const options = [
  { id: 1, name: '검정 / S', price: 10_000, stock: 5, reserved: 2 },
  { id: 4, name: '흰색 / S', price: 12_000, stock: 3, reserved: 0, code: 'W-S' },
];
const goods = { options, kind: 'goods' } as const;

describe('combinations', () => {
  it('are each value with each other, once', () => {
    expect(combinationsOf(['검정, 흰색,검정', ' S,L'])).toEqual(['검정 / S', '검정 / L', '흰색 / S', '흰색 / L']);
    expect(combinationsOf(['', '100장, 200장', ''])).toEqual(['100장', '200장']);
    expect(combinationsOf(['', ''])).toEqual([]);
  });
  it('are read from the names that they gave', () => {
    const axes = ['검정, 흰색', 'S, L'];
    expect(axesOf(combinationsOf(axes))).toEqual(axes);
    expect(axesOf(['100장', '봉투 / 흰색'])).toEqual(['100장, 봉투 / 흰색']);
  });
});

describe('the grid', () => {
  const { base, rows } = matrixOf(options);
  const more = rowsOf(combinationsOf(['검정', 'S, L']), rows);

  it('keeps what is stored, with its number and stock, and drops what is not', () => {
    expect(more.map(({ name, option }) => [name, option?.id])).toEqual([
      ['검정 / S', 1],
      ['검정 / L', undefined],
      ['흰색 / S', 4],
    ]);
    expect(rowsOf(['검정 / S'], more).map(({ name }) => name)).toEqual(['검정 / S', '흰색 / S']);
  });
  it('fills down what stands in a row', () => {
    expect(filledDown(rows, 0, 'stock').map(({ stock }) => stock)).toEqual(['5', '5']);
    expect(filledDown(rows, 1, 'stock')).toEqual(rows);
  });
  it('says nothing of what is the same', () => {
    expect(changesOf({ base, rows }, goods, '')).toEqual({ change: [], add: [], remove: [], reason: '' });
  });
  it('becomes changes, new ones, removed ones, and moves of stock', () => {
    const [first, second] = more;
    if (!first || !second) throw new Error('no rows');
    const wanted = [
      { ...first, stock: '8', on: false },
      { ...second, extra: '-500', stock: '1,000', code: ' B-L ' },
    ];
    const changes = changesOf({ base: 11_000, rows: wanted }, goods, ' 입고 ');
    expect(changes).toEqual({
      change: [{ optionId: 1, name: '검정 / S', price: 11_000, code: '', off: true, by: 3 }],
      add: [{ name: '검정 / L', price: 10_500, stock: 1_000, code: 'B-L' }],
      remove: [4],
      reason: '입고',
    });
    expect(optionChanges.safeParse(changes).success).toBe(true);
  });
  it('counts no licence', () => {
    expect(newOptionOf({ name: '1년', extra: '0', stock: '7', code: '', on: true }, 1_000, 'licence')).toEqual({
      name: '1년',
      price: 1_000,
      stock: null,
    });
  });
  it('names what is wrong where it stands', () => {
    const [first] = rows;
    if (!first) throw new Error('no rows');
    const wrong = [first, { ...first, extra: 'x', stock: '1' }, { ...first, name: '', stock: '' }];
    expect(errorsOfMatrix({ base: null, rows: [] }, 'goods')).toMatchObject({
      base: expect.stringContaining('가격'),
      rows: expect.stringContaining('하나'),
    });
    expect(Object.keys(errorsOfMatrix({ base, rows: wrong }, 'goods')).toSorted()).toEqual([
      '1.extra',
      '1.name',
      '1.stock',
      '2.name',
      '2.stock',
    ]);
    expect(errorsOfMatrix({ base, rows }, 'goods')).toEqual({});
  });
});

import { firstRemoteAreas } from '@maru/contracts/site/config/remote-areas';
import { expect, it } from 'vitest';
import { areaLines, textOfAreas } from './area-lines.ts';

it('goes to text and back', () => {
  expect(areaLines.parse(textOfAreas(firstRemoteAreas))).toEqual(firstRemoteAreas);
});
it('reads names of several words, single postcodes, and amounts of their own', () => {
  expect(areaLines.parse('전남 완도 청산 59150 ~ 59160\n\n울릉도 40200-40240 7,000원\n가의도 32133 4000')).toEqual([
    { name: '전남 완도 청산', from: '59150', to: '59160', fee: null },
    { name: '울릉도', from: '40200', to: '40240', fee: 7_000 },
    { name: '가의도', from: '32133', to: '32133', fee: 4_000 },
  ]);
});
it.each([
  ['제주', 0],
  ['제주 63000-63644\n울릉도 4020', 1],
  ['제주 63644-63000', 0],
  ['제주 63000 9,999,999', 0],
])('says which line is wrong in %j', (text, line) =>
  expect(areaLines.safeParse(text).error?.issues.map(({ path }) => path)).toEqual([[line]]),
);

import { expect, it } from 'vitest';
import { stillWrong } from './still-wrong.ts';

it('keeps what was said and is still wrong, in the words of now', () => {
  expect(stillWrong<Record<string, string>>({ until: '앞이에요' }, { title: '비었어요' })).toEqual({});
  expect(stillWrong({ until: '앞이에요' }, { until: '너무 앞이에요' })).toEqual({ until: '너무 앞이에요' });
});

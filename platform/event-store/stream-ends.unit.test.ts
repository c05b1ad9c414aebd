import { describe, expect, it } from 'vitest';
import { StreamEnds } from './stream-ends.ts';

describe('stream ends', () => {
  it('asks once for each stream and follows what is noted', () => {
    const asked: string[] = [];
    const ends = new StreamEnds((stream) => (asked.push(stream), stream === 'a' ? 3 : -1));
    expect([ends.of('a'), ends.of('a'), ends.of('none'), ends.of('none')]).toEqual([3, 3, -1, -1]);
    ends.note('a', 4);
    ends.note('none', 0);
    expect([ends.of('a'), ends.of('none')]).toEqual([4, 0]);
    expect(asked).toEqual(['a', 'none']);
  });
});

import { describe, expect, it } from 'vitest';
import { readerOfUse } from '@maru/contracts/addin/use/use.reader';
import { batchLimit, stackFrame } from '@maru/contracts/addin/batch/batch.fields';
import { dayOfMoment, linesOf, readBatch } from '@maru/contracts/addin/batch/batch.lines';

const now = Date.parse('2026-03-02T03:00:00Z');
const whole = {
  id: '01900000-0000-7000-8000-0000000000a1',
  at: '2026-03-02T00:10:00Z',
  command: 'Maru.Walls.Place',
  version: '2.1.0',
  revit: 2025,
};
const read = (...texts: readonly string[]) => readBatch(readerOfUse(), linesOf(texts.join('\n')), now);
const refusalOf = (part: object) => read(JSON.stringify({ ...whole, ...part })).refused[0]?.code;

describe('a batch', () => {
  it('is read line by line, each judged by itself, blank ones passed over', () => {
    const { lines, refused } = read(
      JSON.stringify(whole),
      '',
      '{"id":',
      '[]',
      JSON.stringify({ ...whole, count: 3 }),
      '',
    );
    expect(lines.map(({ number, line: { count } }) => [number, count])).toEqual([
      [1, 1],
      [5, 3],
    ]);
    expect(refused).toEqual([
      { line: 3, code: 'not_json' },
      { line: 4, code: 'invalid_line' },
    ]);
  });

  it.each([
    [{ file: 'a' }, 'unknown_field'],
    [{ project: '마루 타워' }, 'unknown_field'],
    [{ id: '7' }, 'invalid_line'],
    [{ at: 'yesterday' }, 'invalid_line'],
    [{ at: '2026-01-20T00:00:00Z' }, 'too_old'],
    [{ at: '2026-03-03T04:00:00Z' }, 'in_future'],
    [{ count: 0 }, 'invalid_line'],
    [{ version: 'latest' }, 'invalid_line'],
    [{ command: '벽 만들기' }, 'bad_command'],
    [{ command: 'place walls' }, 'bad_command'],
    [{ command: 7 }, 'bad_command'],
    [{ command: 'C:\\work\\tower.rvt' }, 'looks_like_path'],
    [{ command: 'Tower.RVT' }, 'looks_like_path'],
    [{ command: 'server/share' }, 'looks_like_path'],
    [{ command: 'A'.repeat(batchLimit.lineCharacters) }, 'line_too_long'],
  ])('refuses %j', (part, code) => expect(refusalOf(part)).toBe(code));

  it('takes what is a month late, with any offset, and puts it into its day in Korea', () => {
    expect(refusalOf({ at: '2026-01-31T04:00:00Z' })).toBeUndefined();
    expect(dayOfMoment(Date.parse('2026-03-01T16:30:00Z'))).toBe('2026-03-02');
    expect(dayOfMoment(Date.parse('2026-03-02T00:30:00+09:00'))).toBe('2026-03-02');
    expect(dayOfMoment(Date.parse('2026-03-01T23:30:00+09:00'))).toBe('2026-03-01');
  });
});

describe('a frame of a stack', () => {
  it.each([
    ['at Maru.Walls.Place.Run(Document doc, ElementId id)', 'Maru.Walls.Place.Run'],
    ['Maru.Walls.Place..ctor()', 'Maru.Walls.Place..ctor'],
    ['at System.Linq.Enumerable.First[TSource](IEnumerable`1 source)', 'System.Linq.Enumerable.First'],
    ['at Maru.Walls.<>c__DisplayClass3_0.<Run>b__0(Wall wall)', 'Maru.Walls.<>c__DisplayClass3_0.<Run>b__0'],
    ['at Maru.Walls+Placer.Run()', 'Maru.Walls+Placer.Run'],
  ])('keeps type and method of %s', (frame, kept) => expect(stackFrame.parse(frame)).toBe(kept));

  it.each([
    ['at Maru.Walls.Place.Run(Document doc) in C:\\src\\Place.cs:line 42', 'looks_like_path'],
    ['at Maru.Walls.Place.Run(Document doc) in /src/Place.cs', 'looks_like_path'],
    ['tower.rvt', 'looks_like_path'],
    ['Run', 'bad_frame'],
    ['마루 타워 지하 2층', 'bad_frame'],
    ['at Maru.Walls.Place.Run() of tower', 'bad_frame'],
  ])('refuses %s', (frame, code) => expect(stackFrame.safeParse(frame).error?.issues[0]?.message).toBe(code));
});

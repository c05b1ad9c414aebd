import { describe, expect, it } from 'vitest';
import { countdown, fileSize, localDate, localTime, relativeTime } from './format.ts';
import { number, won } from './number.ts';

const now = new Date(2026, 2, 31, 12, 0, 0).getTime();
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];
const ago = (ms: number) => relativeTime(now - ms, now);

describe('relativeTime', () => {
  it.each([
    [0, '방금 전'],
    [second, '방금 전'],
    [minute - 1, '방금 전'],
    [-5 * second, '방금 전'],
    [minute, '1분 전'],
    [5 * minute, '5분 전'],
    [3 * hour, '약 3시간 전'],
    [2 * day, '2일 전'],
    [29 * day, '29일 전'],
    [30 * day - 1, '약 1개월 전'],
  ])('%i ms old is %s', (age, text) => expect(ago(age)).toBe(text));

  it('is a long date from 30 days on', () => {
    expect(ago(30 * day)).toBe('2026년 3월 1일');
    expect(ago(400 * day)).toBe('2025년 2월 24일');
  });
});

describe('dates', () => {
  it('writes the full form with leading zeros', () =>
    expect(localTime(new Date(2026, 2, 2, 9, 5).getTime())).toBe('2026년 03월 02일 09시 05분'));
  it('writes the long form without', () => expect(localDate(new Date(2026, 2, 2).getTime())).toBe('2026년 3월 2일'));
});

describe('countdown', () => {
  it.each([
    [day, '1D 0H 0M 0S'],
    [3 * day + 4 * hour + 5 * minute + 6 * second + 999, '3D 4H 5M 6S'],
    [day - second, '23:59:59'],
    [61 * second, '00:01:01'],
    [0, '00:00:00'],
    [-hour, '00:00:00'],
  ])('%i ms left is %s', (left, text) => expect(countdown(now + left, now)).toBe(text));
});

describe('numbers', () => {
  it('groups thousands', () => expect(number(1_234_567)).toBe('1,234,567'));
  it('writes money as won', () => expect(won(41_000)).toBe('41,000원'));
  it.each([
    [512, '512B'],
    [2048, '2KB'],
    [1.5 * 1024 ** 2, '1.5MB'],
  ])('%i bytes are %s', (bytes, text) => expect(fileSize(bytes)).toBe(text));
});

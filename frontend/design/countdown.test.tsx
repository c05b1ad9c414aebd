import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Countdown } from './countdown.tsx';

const start = Date.parse('2026-03-31T12:00:00Z');
const hour = 3_600_000;
const show = (left: number, ended?: string) => {
  vi.useFakeTimers({ now: start });
  return render(<Countdown until={start + left} label="남은 시간" ended={ended} />);
};
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const shown = () => screen.getByRole('timer', { name: '남은 시간' }).textContent;

afterEach(() => vi.useRealTimers());

it('counts days, hours, minutes and seconds while a day or more is left', () => {
  show(27 * hour);
  expect(shown()).toBe('남은 시간 1D 3H 0M 0S');
});

it('goes on every second, to the last', () => {
  show(2000);
  expect(shown()).toBe('남은 시간 00:00:02');
  pass(1000);
  expect(shown()).toBe('남은 시간 00:00:01');
  pass(5000);
  expect(shown()).toBe('남은 시간 00:00:00');
});

it('says that the time is up, where the screen has words for it', () => {
  show(1000, '기한이 지났어요.');
  pass(1000);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByText('기한이 지났어요.')).toBeTruthy();
});

it('stops its clock when nothing shows it', () => {
  const { unmount } = show(hour);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

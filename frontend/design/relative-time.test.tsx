import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RelativeTime } from './relative-time.tsx';

const start = Date.parse('2026-03-31T12:00:00Z');
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = () => screen.getAllByRole('time').map(({ textContent }) => textContent);
afterEach(() => void vi.useRealTimers());

it('is right at once, however long others have been shown', () => {
  vi.useFakeTimers({ now: start });
  const page = render(<RelativeTime at={start} />);
  expect(shown()).toEqual(['방금 전']);
  pass(59_500);
  page.rerender(
    <>
      <RelativeTime at={start} />
      <RelativeTime at={start - 60_000} />
    </>,
  );
  expect(shown()).toEqual(['방금 전', '2분 전']);
});

it('goes on within a second, with one timer for all', () => {
  vi.useFakeTimers({ now: start });
  const { unmount } = render([0, 1, 2].map((minutes) => <RelativeTime key={minutes} at={start - minutes * 60_000} />));
  expect(shown()).toEqual(['방금 전', '1분 전', '2분 전']);
  expect(vi.getTimerCount()).toBe(1);
  pass(59_000);
  expect(shown()[0]).toBe('방금 전');
  pass(1000);
  expect(shown()[0]).toBe('1분 전');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MaruTheme } from '../../design/theme-provider.tsx';
import { IssueDue } from './issue-due.tsx';

const shown = (due: string | null, done = false) => {
  const onChange = vi.fn<(due: string | null) => void>();
  render(
    <MaruTheme>
      <IssueDue due={due} done={done} onChange={onChange} />
    </MaruTheme>,
  );
  return onChange;
};
const type = async (opener: string, date: string) => {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`${opener}$`) }));
  const input = screen.getByLabelText('마감일');
  fireEvent.change(input, { target: { value: date } });
  return input;
};

describe('due day in place', () => {
  it('is stored once, when the field is left', async () => {
    const onChange = shown(null);
    const input = await type('마감일 정하기', '2026-12-04');
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.blur(input);
    expect(onChange.mock.calls).toEqual([['2026-12-04']]);
  });
  it('is stored with Enter, and left alone with Escape', async () => {
    const onChange = shown('2026-12-04');
    fireEvent.keyDown(await type('마감일 변경', '2026-12-24'), { key: 'Escape' });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.keyDown(await type('마감일 변경', '2026-12-24'), { key: 'Enter' });
    expect(onChange.mock.calls).toEqual([['2026-12-24']]);
  });
  it('is taken away with one press', async () => {
    const onChange = shown('2026-12-04');
    await userEvent.click(screen.getByRole('button', { name: '마감일 삭제' }));
    expect(onChange.mock.calls).toEqual([[null]]);
  });
});

describe('the last day', () => {
  afterEach(() => void vi.useRealTimers());
  const evening = () => void vi.useFakeTimers({ now: new Date(2026, 2, 10, 21, 30) });

  it('counts what is left of it, and is past at midnight', () => {
    evening();
    shown('2026-03-10');
    expect(screen.getByRole('timer').textContent).toBe('마감까지 02:30:00');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByRole('timer').textContent).toBe('마감까지 02:29:00');
    act(() => void vi.advanceTimersByTime(2.5 * 3_600_000));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByText('1일 지남')).toBeTruthy();
  });
  it.each([
    ['another day', '2026-03-11', false],
    ['what is done', '2026-03-10', true],
  ])('is not counted for %s', (_which, due, done) => {
    evening();
    shown(due, done);
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

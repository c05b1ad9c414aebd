import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { IssueDue } from './issue-due.tsx';

const shown = (due: string | null) => {
  const onChange = vi.fn<(due: string | null) => void>();
  render(<IssueDue due={due} done={false} onChange={onChange} />);
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
    fireEvent.keyDown(await type('마감일 바꾸기', '2026-12-24'), { key: 'Escape' });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.keyDown(await type('마감일 바꾸기', '2026-12-24'), { key: 'Enter' });
    expect(onChange.mock.calls).toEqual([['2026-12-24']]);
  });
  it('is taken away with one press', async () => {
    const onChange = shown('2026-12-04');
    await userEvent.click(screen.getByRole('button', { name: '마감일 지우기' }));
    expect(onChange.mock.calls).toEqual([[null]]);
  });
});

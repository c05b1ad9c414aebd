import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Answered } from './answered.tsx';

const refetch = vi.fn<() => void>();
const failure = { status: 500, code: 'unknown', message: '고장', errors: [] } as const;
const bones = <p>뼈대</p>;
const text = (data: string) => <p>{data}</p>;

it('keeps the error while it is tried again, and not the answer to another question', () => {
  const answer = { data: 'A', currentData: undefined, error: failure, isFetching: true, refetch };
  render(<Answered answer={answer}>{text}</Answered>);
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: '다시 시도' }).hasAttribute('disabled')).toBe(true);
  expect(screen.queryByText('A')).toBeNull();
});

it('draws bones instead of the answer to the question before', () => {
  const answer = { data: 'A', currentData: undefined, isFetching: true, refetch };
  render(
    <Answered answer={answer} bones={bones}>
      {text}
    </Answered>,
  );
  expect(screen.getByText('뼈대')).toBeTruthy();
  expect(screen.queryByText('A')).toBeNull();
});

it('keeps the answer to the question before under a bar where it fades', () => {
  const loading = { data: 'A', currentData: undefined, isFetching: true, refetch };
  const { rerender } = render(
    <Answered answer={loading} fade>
      {text}
    </Answered>,
  );
  expect(screen.getByText('A')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: '불러오는 중' })).toBeTruthy();
  rerender(
    <Answered answer={{ ...loading, data: 'B', currentData: 'B', isFetching: false }} fade>
      {text}
    </Answered>,
  );
  expect(screen.getByText('B')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

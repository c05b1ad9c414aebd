import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { createStore } from '../store/store.ts';
import { useConfirmed } from './use-confirmed.tsx';

type Result = Awaited<ReturnType<Parameters<typeof useConfirmed<string>>[0]['run']>>;

/** Two questions, and the calls that wait for an answer. */
const open = () => {
  const give: ((result: Result) => void)[] = [];
  const Asking = () => {
    const { ask, question } = useConfirmed<string>({
      title: (target) => `${target}를 지울까요?`,
      confirm: '삭제',
      run: async () => new Promise<Result>((resolve) => give.push(resolve)),
    });
    return (
      <>
        {['A', 'B'].map((target) => (
          <button key={target} type="button" onClick={() => ask(target)}>
            {target}
          </button>
        ))}
        {question}
      </>
    );
  };
  render(
    <Provider store={createStore()}>
      <Asking />
    </Provider>,
  );
  return { give, ask: (target: string) => fireEvent.click(screen.getByText(target)) };
};
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

it('stays open until what was confirmed is done', async () => {
  const { give, ask } = open();
  ask('A');
  await userEvent.click(screen.getByRole('button', { name: '삭제' }));
  expect(isDisabled('취소')).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('A를 지울까요?')).toBeTruthy();
  give[0]?.({});
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('keeps a question that was asked before the last was done', async () => {
  const { give, ask } = open();
  ask('A');
  await userEvent.click(screen.getByRole('button', { name: '삭제' }));
  ask('B');
  expect(isDisabled('삭제')).toBe(false);
  await act(async () => give[0]?.({}));
  expect(screen.getByText('B를 지울까요?')).toBeTruthy();
});

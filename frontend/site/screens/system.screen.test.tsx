import type { WorkflowStanding } from '@maru/contracts/site/workflow/workflow.views';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { button, open, reaction, rowsOf } from './system.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

const stopped: WorkflowStanding = { id: 'orders', status: 'stopped', reason: 'diverged', type: null, since: 1 };

it('says that nothing waits', async () => {
  open([{}]);
  await screen.findByText('밀린 일이 없어요');
  expect(screen.queryByRole('list', { name: '미뤄 둔 일' })).toBeNull();
});

it('names what waits and why, and has it tried again', async () => {
  const waiting = [reaction({}), reaction({ id: 'r2', workflow: 'payments', stream: 'shop.payment-01-order7' })];
  const { sent } = open(
    [
      { reactions: waiting, waiting: 2 },
      { reactions: [reaction({ status: 'retried' })], waiting: 1 },
    ],
    { 'POST adm/system/retry': () => answer(200, reaction({ status: 'retried' })) },
  );
  const [mail, refund] = await rowsOf('미뤄 둔 일');
  expect(mail?.textContent).toMatch(/메일 보내기 · 인증 메일 abcdef.*다른 서버에 연결하지 못했어요/);
  expect(
    within(refund as HTMLElement)
      .getByRole('link', { name: '결제 order7' })
      .getAttribute('href'),
  ).toBe('/adm/order/01-order7');
  fireEvent.click(button(mail, '다시 시도'));
  await screen.findByText('다시 시도 중');
  expect(sent('POST adm/system/retry')).toEqual([{ id: 'r1' }]);
  const [retried] = await rowsOf('미뤄 둔 일');
  expect(button(retried, '다시 시도').hasAttribute('disabled')).toBe(true);
});

const openDialog = async () => {
  const [row] = await rowsOf('미뤄 둔 일');
  fireEvent.click(button(row, '포기'));
  return screen.findByRole('dialog', { name: '인증 메일 abcdef, 이 작업을 포기할까요?' });
};
const giveReason = (dialog: HTMLElement) => {
  fireEvent.change(within(dialog).getByLabelText(/이유/), { target: { value: ' 직접 처리했어요 ' } });
  fireEvent.click(button(dialog, '포기'));
};

it('gives up with a reason, which stands in the list from then on', async () => {
  const givenUp = reaction({ status: 'givenUp', reason: '직접 처리했어요' });
  const { sent } = open([{ reactions: [reaction({})], waiting: 1 }, { reactions: [givenUp] }], {
    'POST adm/system/give_up': () => answer(200, givenUp),
  });
  const dialog = await openDialog();
  expect(button(dialog, '포기').hasAttribute('disabled')).toBe(true);
  giveReason(dialog);
  await screen.findByText('포기한 것으로 적었어요.');
  expect(sent('POST adm/system/give_up')).toEqual([{ id: 'r1', reason: '직접 처리했어요' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [row] = await rowsOf('포기한 일');
  expect(row?.textContent).toContain('직접 처리했어요');
  expect(within(row as HTMLElement).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('list', { name: '미뤄 둔 일' })).toBeNull();
});

it('keeps the dialog where giving up was refused', async () => {
  open([{ reactions: [reaction({})], waiting: 1 }], {
    'POST adm/system/give_up': () => problem(409, 'reaction_over', '이미 끝난 일이에요.'),
  });
  const dialog = await openDialog();
  giveReason(dialog);
  await screen.findByText('이미 끝난 일이에요.');
  expect(screen.getByRole('dialog', { hidden: true })).toBe(dialog);
});

it('lets a stopped workflow go on after a question', async () => {
  const { sent } = open([{ workflows: [stopped] }, { workflows: [{ ...stopped, status: 'resumed' }] }], {
    'POST adm/system/resume': () => answer(200, { ...stopped, status: 'resumed' }),
  });
  const [row] = await rowsOf('멈춘 작업');
  fireEvent.click(button(row, '처음부터 이어가기'));
  fireEvent.click(button(await screen.findByRole('alertdialog'), '이어가기'));
  await screen.findByText('이어가는 중');
  expect(sent('POST adm/system/resume')).toEqual([{ id: 'orders' }]);
});

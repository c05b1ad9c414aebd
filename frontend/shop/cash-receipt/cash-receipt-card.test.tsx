import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { openAt, type Replies } from '../../kernel/store/screen.fixture.tsx';
import { CashReceiptCard } from './cash-receipt-card.public.tsx';
import { DeskCashReceipt } from './desk-cash-receipt.public.tsx';
import { StuckReceipts } from './stuck-receipts.public.tsx';

afterEach(() => vi.unstubAllGlobals());
const order = { id: 'o1', method: '가상계좌' };
const self = { status: 'issued', use: 'self', number: '', amount: 60_000, issue_number: '123456789', url: '/r' };
const replies = (...answers: object[]): Replies => ({
  'GET shop/cashreceipt': () => answer(200, answers.length > 1 ? answers.shift() : answers[0]),
  'POST shop/cashreceipt': () => answer(200, { cash_receipt: null, refusal: 'cash_receipt_there', settling: true }),
});

it('shows what stands, and asks for a number where it was issued unasked', async () => {
  const issued = { ...self, use: 'income', number: '*******5678', issue_number: '987654321' };
  const { sent } = openAt(
    '/',
    <CashReceiptCard order={order} />,
    replies(
      { cash_receipt: self, refusal: null, settling: false },
      { cash_receipt: issued, refusal: 'cash_receipt_there', settling: false },
    ),
  );
  await screen.findByText('자진발급');
  screen.getByText('60,000원');
  expect(screen.getByRole('link', { name: '현금영수증 보기' }).getAttribute('href')).toBe('/r');
  await userEvent.click(screen.getByRole('button', { name: '현금영수증 신청' }));
  const number = await screen.findByRole('textbox', { name: '휴대폰 번호' });
  expect(screen.queryByRole('button', { name: '신청 안 함' })).toBeNull();
  await userEvent.type(number, '0212345678');
  await userEvent.click(screen.getByRole('button', { name: '신청' }));
  await screen.findByText(/휴대폰 번호를 확인해 주세요/);
  await userEvent.clear(number);
  await userEvent.type(number, '01012345678');
  await userEvent.click(screen.getByRole('button', { name: '신청' }));
  await screen.findByText('*******5678');
  expect(sent('POST shop/cashreceipt')).toEqual([{ id: 'o1', cash_receipt: { use: 'income', number: '01012345678' } }]);
  expect(screen.queryByRole('button', { name: '현금영수증 신청' })).toBeNull();
});
it('is looked at again while one is being written, and asks for no number meanwhile', async () => {
  const { sent } = openAt(
    '/',
    <CashReceiptCard order={order} />,
    replies(
      { cash_receipt: null, refusal: null, settling: true },
      { cash_receipt: self, refusal: null, settling: false },
    ),
  );
  await screen.findByText('현금영수증을 발급하고 있어요.');
  expect(screen.queryByRole('button', { name: '현금영수증 신청' })).toBeNull();
  await screen.findByText('자진발급', undefined, { timeout: 4_000 });
  screen.getByRole('button', { name: '현금영수증 신청' });
  expect(sent('GET shop/cashreceipt')).toHaveLength(2);
});
it('asks the guest’s way with what the guest shows', async () => {
  const proof = { number: '240627-0000-00F', phone: '01012345678' };
  const { sent } = openAt('/', <CashReceiptCard order={order} proof={proof} />, {
    'POST shop/cashreceipt/guest/find': () => answer(200, { cash_receipt: null, refusal: null, settling: false }),
  });
  await screen.findByRole('button', { name: '현금영수증 신청' });
  expect(sent('POST shop/cashreceipt/guest/find')).toEqual([proof]);
});
it('is not there for what was paid by card', () => {
  openAt('/', <CashReceiptCard order={{ id: 'o1', method: '카드' }} />, {});
  expect(screen.queryByText('현금영수증')).toBeNull();
});

const slip = {
  no: 1,
  use: 'income',
  ask: 0,
  amount: 120_000,
  tax_free: 0,
  status: 'refused',
  key: '',
  issue_number: '',
  url: '',
  code: 'INVALID_NUMBER',
  in_payment: false,
  cancels: [],
};
it('is tried again from the desk where the provider refused it', async () => {
  const { sent } = openAt('/', <DeskCashReceipt order={order} />, {
    'GET adm/cashreceipt': () => answer(200, { slips: [slip], stuck: true, all_stuck: 3 }),
    'PUT adm/cashreceipt/retry': () => answer(200, {}),
  });
  await screen.findByText(/이런 주문이 2건 더 있어요/);
  expect(screen.getByRole('link', { name: '모두 보기' }).getAttribute('href')).toBe('/adm/payment');
  screen.getByText('소득공제용 · INVALID_NUMBER');
  await userEvent.click(screen.getByRole('button', { name: '다시 요청하기' }));
  await screen.findByText('다시 요청했어요.');
  expect(sent('PUT adm/cashreceipt/retry')).toEqual([{ id: 'o1' }]);
});

const stuck = {
  order_id: 'o1',
  number: '240627-0000-00F',
  paid_at: Date.UTC(2026, 5, 27),
  use: 'self',
  what: 'issue',
  amount: 120_000,
  code: 'INVALID_NUMBER',
};
it('are listed where they wait for a person, counted, and tried again', async () => {
  const left = [stuck, { ...stuck, order_id: 'o2', number: '240628-0000-00A', what: 'takeBack', use: 'income' }];
  const { sent } = openAt('/', <StuckReceipts />, {
    'GET adm/cashreceipt/list': () => answer(200, { list: left, total: left.length }),
    'PUT adm/cashreceipt/retry': () => {
      left.pop();
      return answer(200, {});
    },
  });
  await screen.findByRole('heading', { name: '발급하지 못한 현금영수증 2' });
  screen.getByText('자진발급 · 120,000원 · INVALID_NUMBER');
  expect(screen.getAllByRole('link', { name: '주문 보기' }).map((link) => link.getAttribute('href'))).toEqual([
    '/adm/order/o1',
    '/adm/order/o2',
  ]);
  screen.getByText('취소 거절');
  const [, last] = screen.getAllByRole('button', { name: '다시 요청하기' });
  if (last) await userEvent.click(last);
  await screen.findByRole('heading', { name: '발급하지 못한 현금영수증 1' });
  expect(sent('PUT adm/cashreceipt/retry')).toEqual([{ id: 'o2' }]);
});
it('are not mentioned where there is none', async () => {
  const { asked } = openAt('/', <StuckReceipts />, {
    'GET adm/cashreceipt/list': () => answer(200, { list: [], total: 0 }),
  });
  await vi.waitFor(() => expect(asked('adm/cashreceipt/list')).toHaveLength(1));
  expect(screen.queryByText(/발급하지 못한/)).toBeNull();
});

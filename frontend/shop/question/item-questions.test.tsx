import type { Question } from '@maru/contracts/shop/question/question.views';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { itemOf, openShop, type Replies } from '../screens/item.fixture.tsx';

const asked = (part: Partial<Question> = {}): Question => ({
  id: 'q1',
  author: '김**',
  text: '양면 인쇄도 되나요?',
  secret: false,
  answer: null,
  answered: false,
  asked_at: 1_700_000_000_000,
  answered_at: null,
  mine: false,
  ...part,
});
const shows = (list: readonly Question[]): Replies => ({
  item: (query) => answer(200, itemOf(query.get('id') ?? '')),
  'question/list': () => answer(200, { list, total: list.length }),
  'review/mine': () => answer(200, { list: [] }),
  question: () => answer(200, {}),
});

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

it('shows questions with their answers, and of secrets nothing but that they are', async () => {
  openShop(
    '/shop/a',
    shows([
      asked({ answer: '네, 돼요.', answered: true, answered_at: 2 }),
      asked({ id: 'q2', text: null, secret: true }),
    ]),
  );
  await userEvent.click(await screen.findByRole('tab', { name: '문의' }));
  const [first, second] = within(await screen.findByRole('list', { name: '문의' })).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/답변 완료.*양면 인쇄도 되나요\?.*판매자 답변.*네, 돼요\./);
  expect(second?.textContent).toMatch(/답변 대기.*비밀 문의/);
});

it('leads a visitor to the login and back', async () => {
  openShop('/shop/a?tab=question', shows([]));
  expect((await screen.findByRole('link', { name: '로그인하고 문의하기' })).getAttribute('href')).toBe(
    `/login?returnUrl=${encodeURIComponent('/shop/a?tab=question')}`,
  );
});

it('asks as a secret, once there is something to ask', async () => {
  const { asked: called } = openShop('/shop/a?tab=question', shows([]), 'buyer');
  await userEvent.click(await screen.findByRole('button', { name: '문의하기' }));
  const dialog = await screen.findByRole('dialog', { name: '문의하기' });
  await userEvent.click(within(dialog).getByRole('button', { name: '문의 남기기' }));
  expect(within(dialog).getByText('5자 이상 적어 주세요.')).toBeTruthy();
  expect(called('question')).toHaveLength(0);
  await userEvent.type(within(dialog).getByRole('textbox', { name: '궁금한 점' }), '언제 오나요?');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /비밀 문의/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: '문의 남기기' }));
  expect(await screen.findByText(/문의를 남겼어요/)).toBeTruthy();
  expect(called('question')).toHaveLength(1);
});

it('lets people remove their own only', async () => {
  const { asked: called } = openShop(
    '/shop/a?tab=question',
    shows([asked(), asked({ id: 'q2', mine: true })]),
    'buyer',
  );
  expect(await screen.findAllByRole('button', { name: '삭제' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '삭제' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '삭제' }));
  expect(await screen.findByText('문의를 삭제했어요.')).toBeTruthy();
  expect(called('question').map(String)).toEqual(['id=q2']);
});

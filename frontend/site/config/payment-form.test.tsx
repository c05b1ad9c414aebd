import { firstConfig } from '@maru/contracts/site/config/config.fold';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { openAt } from '../../kernel/store/screen.fixture.tsx';
import { PaymentForm } from './payment-form.tsx';
import { SiteFooter } from './site-footer.tsx';

afterEach(() => vi.unstubAllGlobals());
const config = { ...firstConfig, revision: 1 };
const service = { escrow: 'provider', escrow_name: '토스페이먼츠', escrow_number: 'A07-1' } as const;

it('stores a service with its name and number, and shows what buyers will read', async () => {
  const { sent } = openAt('/', <PaymentForm config={config} />, {
    'PUT adm/config/payment': () => answer(200, config),
  });
  screen.getByText(/먼저 가입해 주세요/);
  await userEvent.click(screen.getByRole('combobox', { name: '구매안전서비스(에스크로)' }));
  await userEvent.click(screen.getByRole('option', { name: '결제사의 서비스를 써요' }));
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: '저장' });
  expect(save().disabled).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: '서비스 제공자' }), '토스페이먼츠');
  await userEvent.type(screen.getByRole('textbox', { name: '등록번호 또는 확인번호' }), 'A07-1');
  screen.getByText(/토스페이먼츠의 구매안전서비스/);
  await userEvent.click(screen.getByRole('switch', { name: /자진발급/ }));
  await userEvent.click(save());
  expect(sent('PUT adm/config/payment')).toEqual([{ ...config.payment, ...service, self_issued: false }]);
});

it('stands at the foot of every page, once there is a service', async () => {
  const payment = { ...config.payment, ...service, escrow_link: 'https://escrow.example/1' };
  openAt('/', <SiteFooter />, { 'GET site/config': () => answer(200, { ...config, payment }) });
  await screen.findByText(/구매안전서비스\(에스크로\)를 이용하실 수 있어요.*\(토스페이먼츠, A07-1\)/);
  screen.getByRole('link', { name: '가입 사실 확인' });
});

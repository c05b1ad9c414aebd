import { firstConfig } from '@maru/contracts/site/config/config.fold';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { openAt } from '../../kernel/store/screen.fixture.tsx';
import { useShopTermsQuery } from '../item/shop-terms.api.ts';
import { EscrowChoice, type EscrowChoiceProps } from './escrow-choice.public.tsx';

afterEach(() => vi.unstubAllGlobals());
const payment = {
  ...firstConfig.payment,
  escrow: 'provider',
  escrow_name: '토스페이먼츠',
  escrow_number: 'A07-1',
  escrow_link: 'https://escrow.example/1',
} as const;

const Choice = (props: Pick<EscrowChoiceProps, 'method' | 'lines'>) => {
  const [value, setValue] = useState(true);
  return (
    <>
      {useShopTermsQuery().data ? '알려진 조건' : null}
      <EscrowChoice {...props} value={value} onChange={setValue} />
    </>
  );
};
const open = async (props: Partial<EscrowChoiceProps> = {}, config: object = { payment }) => {
  openAt('/', <Choice method="TRANSFER" lines={[{ kind: 'goods' }]} {...props} />, {
    'GET site/config': () => answer(200, { ...firstConfig, revision: 1, ...config }),
  });
  await screen.findByText('알려진 조건');
};
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: '구매안전서비스(에스크로) 이용' });

it('is chosen unless the buyer says otherwise, beside what it is and where it can be checked', async () => {
  await open();
  expect((await box()).checked).toBe(true);
  screen.getByText(/토스페이먼츠의 구매안전서비스\(에스크로\)를 이용하실 수 있어요/);
  expect(screen.getByRole('link', { name: '가입 사실 확인' }).getAttribute('href')).toBe(payment.escrow_link);
  await userEvent.click(await box());
  expect((await box()).checked).toBe(false);
});
it.each<[string, Partial<EscrowChoiceProps>, object?]>([
  ['a card', { method: 'CARD' }],
  ['licences alone', { lines: [{ kind: 'licence' }] }],
  ['a shop without the service', {}, {}],
])('is not asked of %s', async (_name, props, config) => {
  await open(props, config);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { openAt } from '../../kernel/store/screen.fixture.tsx';
import { OwnAddresses } from './own-addresses.tsx';

const home = {
  no: 1,
  main: true,
  name: '집',
  recipient: '김하늘',
  phone: '01012345678',
  postcode: '06236',
  address: '서울 강남구 테헤란로 1',
  detail: '101호',
};
afterEach(() => vi.unstubAllGlobals());

it('addresses stand under their names, are changed and removed', async () => {
  const { sent } = openAt('/my', <OwnAddresses />, {
    'GET shop/address': () => answer(200, { list: [home] }),
    'POST shop/address': () => answer(200, { list: [home] }),
    'DELETE shop/address': () => answer(200, { list: [] }),
  });
  const [row] = within(await screen.findByRole('list', { name: '배송지' })).getAllByRole('listitem');
  expect(row?.textContent).toContain('(06236) 서울 강남구 테헤란로 1 101호');
  expect(row?.textContent).toContain('기본');
  await userEvent.click(screen.getByRole('button', { name: '집 수정' }));
  const dialog = await screen.findByRole('dialog', { name: '배송지 수정' });
  const name = within(dialog).getByLabelText('배송지 이름');
  await userEvent.clear(name);
  await userEvent.click(within(dialog).getByRole('button', { name: '저장' }));
  await within(dialog).findByText('20자까지 적어 주세요.');
  await userEvent.type(name, '본가');
  await userEvent.click(within(dialog).getByRole('button', { name: '저장' }));
  await screen.findByText('배송지를 저장했어요.');
  expect(sent('POST shop/address')).toEqual([{ ...home, name: '본가' }]);
  await userEvent.click(screen.getByRole('button', { name: '집 삭제' }));
  await userEvent.click(await screen.findByRole('button', { name: '삭제' }));
  await screen.findByText('배송지를 삭제했어요.');
});

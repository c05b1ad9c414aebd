import type { DeskLicence } from '@maru/contracts/shop/licence/desk-licence.views';
import type { Order } from '@maru/contracts/shop/order/order.views';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { openAt } from '../../kernel/store/screen.fixture.tsx';
import { DeskLicences } from './desk-licences.public.tsx';

afterEach(() => vi.unstubAllGlobals());
const order = { id: 'o1', lines: [{ kind: 'licence' }] } as unknown as Pick<Order, 'id' | 'lines'>;
const licence: DeskLicence = {
  id: 'l1',
  no: 1,
  name: '도면 검토 애드인',
  option: '1년',
  status: 'active',
  desk_release: null,
  holder: '이**',
  offer: null,
  machine: { name: '설계팀 노트북', bound_at: Date.UTC(2026, 5, 27) },
  releases: { owner: 0, holder: 3 },
};

it('shows who has a seat and on which machine, and releases it for a reason', async () => {
  let machine: DeskLicence['machine'] = licence.machine;
  const { sent } = openAt('/', <DeskLicences order={order} />, {
    'GET adm/licence/list': () => answer(200, { list: [{ ...licence, machine }] }),
    'POST adm/licence/machine/release': () => {
      machine = null;
      return answer(200, { id: 'l1' });
    },
  });
  await screen.findByText('이**');
  screen.getByText(/설계팀 노트북/);
  screen.getByText('구매자 0/3번 · 쓰는 사람 3/3번');
  await userEvent.click(screen.getByRole('button', { name: '컴퓨터 해제' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '이유' }), 'lost');
  await userEvent.click(screen.getByRole('button', { name: '해제' }));
  await screen.findByText('등록하지 않았어요');
  expect(sent('POST adm/licence/machine/release')).toEqual([{ id: 'l1', reason: 'lost' }]);
});

it('is not there for an order without licences', () => {
  openAt('/', <DeskLicences order={{ ...order, lines: [] }} />, {});
  expect(screen.queryByText('라이선스와 컴퓨터')).toBeNull();
});

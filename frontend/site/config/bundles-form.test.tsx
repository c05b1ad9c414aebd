import { configFold } from '@maru/contracts/site/config/config.fold';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { openAt } from '../../kernel/store/screen.fixture.tsx';
import { BundlesForm } from './bundles-form.tsx';

afterEach(() => vi.unstubAllGlobals());

const large = { id: '01900000-0000-7000-8000-0000000000b1', name: '대형 도면', fee: 5_000, free_from: 100_000 };
const config = { ...configFold.initialState, bundles: [large], revision: 3 };

const call = 'PUT adm/config/bundles';
const open = () => openAt('/adm/config', <BundlesForm config={config} />, { [call]: () => answer(200, config) }).sent;
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: '저장' });

it('adds a bundle once it has a name of its own and both amounts', async () => {
  const sent = open();
  await userEvent.click(screen.getByRole('button', { name: '묶음 추가' }));
  const [, name] = screen.getAllByLabelText('묶음 이름');
  const [, fee] = screen.getAllByLabelText('배송비');
  const [, free] = screen.getAllByLabelText('무료 배송 기준');
  if (!name || !fee || !free) throw new Error('there is no new row');
  await userEvent.type(name, '대형 도면');
  await userEvent.type(fee, '9000');
  expect(save().disabled).toBe(true);
  await userEvent.type(free, '200000');
  expect(screen.getByText('묶음 이름이 같아요. 다르게 적어 주세요.')).toBeTruthy();
  expect(save().disabled).toBe(true);
  await userEvent.clear(name);
  await userEvent.type(name, '가구');
  await userEvent.click(save());
  const added = { id: expect.any(String) as string, name: '가구', fee: 9_000, free_from: 200_000 };
  await vi.waitFor(() => expect(sent(call)).toEqual([{ bundles: [large, added] }]));
});

it('says where the items of a deleted bundle go, before it is stored', async () => {
  const sent = open();
  await userEvent.click(screen.getByRole('button', { name: '묶음 삭제' }));
  expect(screen.getByText(/삭제한 묶음의 상품은 기본 묶음으로 보내요/)).toBeTruthy();
  expect(sent(call)).toEqual([]);
  await userEvent.click(save());
  await vi.waitFor(() => expect(sent(call)).toEqual([{ bundles: [] }]));
});

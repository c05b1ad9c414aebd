import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { openAt } from '../../kernel/store/screen.fixture.tsx';
import { AcceptSeatScreen } from './accept-seat.screen.tsx';
import { OwnLicences } from './own-licences.tsx';

const person = (name: string) => ({ id: name, name, image: null });
const licence = {
  id: 'l1',
  order_id: 'o1',
  no: 1,
  item_id: 'i1',
  name: '도면 검토 애드인',
  option: '1년',
  status: 'active',
  issued_at: 0,
  revoked_at: null,
  mine: true,
  consented: true,
  owner: person('김하늘'),
  holder: null,
  offer: null,
  key: null,
  machine: null,
  releases_left: 3,
};
const open = (list: readonly object[], calls = {}) =>
  openAt('/my', <OwnLicences />, { 'GET shop/licence/list': () => answer(200, { list }), ...calls });
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
afterEach(() => vi.unstubAllGlobals());

it('a seat is given after its owner was told what that means', async () => {
  const { sent } = open([licence], { 'POST shop/licence/seat': () => answer(200, { id: 'l1' }) });
  await click('동료에게 나눠 주기');
  const dialog = await screen.findByRole('dialog', { name: '동료에게 나눠 주기' });
  expect(dialog.textContent).toContain('단순 변심으로 취소할 수 없어요');
  const send = within(dialog).getByRole('button', { name: '초대 보내기' });
  expect(send).toHaveProperty('disabled', true);
  await userEvent.type(within(dialog).getByLabelText(/동료의 이메일/), 'Bada@example.com');
  await userEvent.click(send);
  await screen.findByText('초대 메일을 보냈어요.');
  expect(sent('POST shop/licence/seat')).toEqual([{ id: 'l1', email: 'bada@example.com' }]);
});

it('one whose key was seen is given without that warning', async () => {
  open([{ ...licence, key: '7K2M-QX4D-9TRA-0BW3' }]);
  await screen.findByText('7K2M-QX4D-9TRA-0BW3');
  await click('동료에게 나눠 주기');
  expect((await screen.findByRole('dialog')).textContent).not.toContain('단순 변심');
});

it('one that can be withdrawn from all the same is given, and its key shown, without that warning', async () => {
  open([{ ...licence, consented: false }]);
  await click('동료에게 나눠 주기');
  const offering = await screen.findByRole('dialog');
  expect(offering.textContent).not.toContain('단순 변심');
  await userEvent.click(within(offering).getByRole('button', { name: '취소' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await click('키 보기');
  const showing = await screen.findByRole('alertdialog');
  expect(showing.textContent).toContain('함께 산 같은 라이선스의 키');
  expect(showing.textContent).not.toContain('단순 변심');
});

it('an invitation is shown until it is answered, and taken back', async () => {
  const { asked } = open([{ ...licence, offer: { email: 'bada@example.com', until: Date.now() } }], {
    'DELETE shop/licence/seat/offer': () => answer(200, { id: 'l1' }),
  });
  await screen.findByText(/bada@example.com에 초대를 보냈어요/);
  expect(screen.queryByRole('button', { name: '동료에게 나눠 주기' })).toBeNull();
  await click('초대 취소');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '초대 취소' }));
  await screen.findByText('초대를 취소했어요.');
  expect(asked('shop/licence/seat/offer')).toHaveLength(1);
});

it('a seat that was given is taken back; one that one was given shows its key and cannot be given on', async () => {
  const given = { ...licence, holder: person('이바다') };
  const got = { ...licence, id: 'l2', mine: false, order_id: null, holder: person('김하늘'), owner: person('박산') };
  const { sent } = open([given, { ...got, key: 'M3VD-0ZQ8-K6TP-R1XN' }], {
    'POST shop/licence/seat/free': () => answer(200, { id: 'l1' }),
  });
  await screen.findByText('이바다 님이 쓰고 있어요');
  await screen.findByText('박산 님이 나눠 주었어요');
  await screen.findByText('M3VD-0ZQ8-K6TP-R1XN');
  expect(screen.queryByRole('button', { name: '동료에게 나눠 주기' })).toBeNull();
  expect(screen.getByRole('button', { name: '돌려주기' })).toBeTruthy();
  await click('회수');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '회수' }));
  await screen.findByText('라이선스를 회수했어요.');
  expect(sent('POST shop/licence/seat/free')).toEqual([{ id: 'l1' }]);
});

const machine = { name: '설계팀 노트북', bound_at: Date.parse('2026-03-02T03:00:00Z') };
it('the machine is released after being told how often that still goes', async () => {
  const { sent } = open([{ ...licence, machine, releases_left: 2 }], {
    'POST shop/licence/machine/release': () => answer(200, { id: 'l1' }),
  });
  await screen.findByText('사용 중인 컴퓨터: 설계팀 노트북 · 2026년 3월 2일');
  await click('해제');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('지금 2번 남았어요');
  await userEvent.click(within(dialog).getByRole('button', { name: '해제' }));
  await screen.findByText('컴퓨터를 해제했어요.');
  expect(sent('POST shop/licence/machine/release')).toEqual([{ id: 'l1' }]);
});

it('whoever has released it too often is told so instead', async () => {
  open([{ ...licence, machine, releases_left: 0 }]);
  await screen.findByText(/최근 30일 동안 3번 해제했어요/);
  expect(screen.queryByRole('button', { name: '해제' })).toBeNull();
});

it('nothing is shown to whoever has none, or whose were revoked', async () => {
  const { asked } = open([{ ...licence, status: 'revoked' }]);
  await vi.waitFor(() => expect(asked('shop/licence/list')).toHaveLength(1));
  expect(screen.queryByRole('list')).toBeNull();
});

const offer = { owner: '김하늘', name: '도면 검토 애드인', option: '1년', until: Date.now() };
it('an invitation is accepted', async () => {
  const { sent } = openAt('/licence/accept?info=l1.code', <AcceptSeatScreen />, {
    'GET shop/licence/invitation': () => answer(200, offer),
    'POST shop/licence/accept': () => answer(200, { id: 'l1' }),
  });
  await screen.findByText('김하늘 님이 라이선스를 나눠 주었어요');
  await click('초대 받기');
  await vi.waitFor(() => expect(sent('POST shop/licence/accept')).toEqual([{ info: 'l1.code' }]));
});

it('one that has ended says so', async () => {
  openAt('/licence/accept?info=x', <AcceptSeatScreen />, {
    'GET shop/licence/invitation': () => problem(410, 'invitation_ended', '쓸 수 없는 초대예요.'),
  });
  await screen.findByText('받을 수 없는 초대예요');
});

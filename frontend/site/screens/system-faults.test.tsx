import type { ParkedRow } from '@maru/contracts/site/fault/fault.views';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { button, faults, open, reaction, rowsOf } from './system.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

const event = { stream: 'shop.item-0000-abcdef', revision: 2, position: 40, type: 'ItemEdited' };
const parked = (more: Partial<ParkedRow> = {}): ParkedRow => ({
  document: '0000-abcdef',
  since: 1,
  event,
  kind: 'TypeError',
  tries: 4,
  tried: 2,
  given_up: null,
  ...more,
});
const textOf = async (label: string) => (await rowsOf(label)).map((row) => row.textContent);

it('says of which views documents stand still, why, and what to do', async () => {
  const damaged = { ...event, fault: 'damaged' as const };
  const views = [
    { view: 'item', documents: 1_200, given_up: 0, first: parked({ event: damaged }) },
    { view: 'item-category', documents: 1, given_up: 1, first: parked({ document: event.stream, event: damaged }) },
    { view: 'order', documents: 1, given_up: 0, first: parked() },
  ];
  open([{}], faults({ views }));
  const [item, category, order] = await textOf('멈춘 화면 자료');
  screen.getByRole('heading', { name: '멈춘 화면 자료 1,202건' });
  expect(item).toMatch(
    /상품1,200건 멈춤.*손상되어.*다시 시도해 주세요.*shop\.item-0000-abcdef · 개정 번호 2 · 위치 40/,
  );
  expect(category).toContain('상품 분류 자료를 다시 만들어');
  expect(order).toMatch(/주문1건 멈춤.*반영하지 못했어요.*원인을 고쳤다면/);
  expect(screen.queryByText('밀린 일이 없어요')).toBeNull();
});

it('shows the documents of a view page by page', async () => {
  const total = 25;
  const page = ({ url }: Request) => {
    const { searchParams } = new URL(url);
    return answer(200, { list: [parked({ document: `document ${searchParams.get('page')}` })], total });
  };
  const { asked } = open([{}], {
    ...faults({ views: [{ view: 'item', documents: total, given_up: 0, first: parked() }] }),
    'GET adm/system/parked': page,
  });
  const [row] = await rowsOf('멈춘 화면 자료');
  expect(asked('adm/system/parked')).toEqual([]);
  fireEvent.click(button(row, '멈춘 자료 25건 보기'));
  await screen.findByText('document 1');
  fireEvent.click(screen.getByRole('button', { name: '다음' }));
  await screen.findByText('document 2');
  screen.getByText('2 / 2');
  fireEvent.click(screen.getByRole('button', { name: '자료 목록 접기' }));
  expect(screen.queryByText('document 2')).toBeNull();
});

it('lists events with a fault and damaged keys, by name where it can be read, and where the rest is', async () => {
  const faulty = { ...event, fault: 'damaged' as const };
  const key = { person: 'u1', purpose: 'profile' as const, since: 1 };
  const list = [
    { ...key, name: '한가람' },
    { ...key, person: 'u2', name: null },
  ];
  open(
    [{}],
    faults({
      damaged: { list: [faulty], total: 1 },
      foreign: { list: [{ ...faulty, fault: 'foreign', stream: 'unknown' }], total: 70 },
      keys: { list, total: 2 },
    }),
  );
  expect(await textOf('손상된 기록')).toEqual([expect.stringMatching(/^상품 abcdef.*위치 40/)]);
  expect(await textOf('다른 곳에서 쓴 기록')).toEqual([expect.stringMatching(/^unknown/)]);
  screen.getByText(/여기에는 1건만 보여요. 모두 보려면 npm run verify/);
  expect(await textOf('손상된 키')).toEqual([
    expect.stringMatching(/^한가람.*keys\/profile\/u1/),
    expect.stringMatching(/^u2/),
  ]);
});

it('shows what waits also where the faults cannot be asked for', async () => {
  open([{ reactions: [reaction({})], waiting: 1 }], {
    'GET adm/system/faults': () => problem(503, 'unavailable', '잠시 뒤'),
  });
  expect(await rowsOf('미뤄 둔 일')).toHaveLength(1);
  await screen.findByText('기록과 화면 자료의 상태를 불러오지 못했어요');
});

it('tries a document again, and leaves another as it stands for a reason', async () => {
  const rows = [
    parked({ document: 'one' }),
    parked({ document: 'two', given_up: { reason: '안 써요', at: 1, by: null } }),
  ];
  const { sent } = open([{}], {
    ...faults({ views: [{ view: 'item', documents: 2, given_up: 1, first: parked() }] }),
    'GET adm/system/parked': () => answer(200, { list: rows, total: 2 }),
    'POST adm/system/parked/retry': () => answer(200, { id: 'item' }),
    'POST adm/system/parked/give_up': () => answer(200, { id: 'item' }),
  });
  const [view] = await rowsOf('멈춘 화면 자료');
  fireEvent.click(button(view, '멈춘 자료 2건 보기'));
  const [one, two] = await rowsOf('멈춘 상품 자료');
  expect(one?.textContent).toMatch(/4번 시도 · 마지막.*TypeError/);
  expect(two?.textContent).toMatch(/포기함.*안 써요/);
  fireEvent.click(button(two, 'two 다시 시도'));
  await screen.findByText('다시 시도해요. 되면 목록에서 빠져요.');
  expect(sent('POST adm/system/parked/retry')).toEqual([{ id: 'item', document: 'two' }]);
  fireEvent.click(button(one, 'one 포기'));
  const dialog = await screen.findByRole('dialog', { name: '이 자료를 멈춘 채로 둘까요?' });
  fireEvent.change(within(dialog).getByLabelText(/이유/), { target: { value: ' 더는 안 써요 ' } });
  fireEvent.click(button(dialog, '포기'));
  await screen.findByText('포기한 것으로 적었어요.');
  expect(sent('POST adm/system/parked/give_up')).toEqual([
    { id: 'item', document: 'one', position: 40, reason: '더는 안 써요' },
  ]);
});

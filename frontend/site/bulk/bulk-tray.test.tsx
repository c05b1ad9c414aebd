import type { Bulk } from '@maru/contracts/site/bulk/bulk.views';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { openAt } from '../../kernel/store/screen.fixture.tsx';
import { BulkTray } from './bulk-tray.public.tsx';

afterEach(() => vi.unstubAllGlobals());

const by = { id: 'u1', no: 1, name: '김관리', image: null };
const bulk: Bulk = {
  id: 'b1',
  revision: 1,
  kind: 'order.ship',
  by,
  state: 'running',
  reason: null,
  total: 100,
  walked: 40,
  refused: 1,
  started_at: 0,
  ended_at: null,
};
const refused_lines = [{ no: 3, code: 'order_step_refused', id: 'o4', name: '260101-ABCD-EFG' }];
const open = (...list: readonly Bulk[]) =>
  openAt(
    '/adm/order',
    <BulkTray labelDisplay={{}} look={{}} />,
    {
      'GET adm/bulk/list': () => answer(200, { list }),
      'GET adm/bulk': () => answer(200, { ...list[0], refused_lines }),
      'POST adm/bulk/stop': () => answer(200, {}),
    },
    10,
  );

it('shows how far it has come, names what was refused with a way to it, and stops it', async () => {
  const { sent } = open(bulk);
  fireEvent.click(await screen.findByRole('button', { name: '작업 40%' }));
  const dialog = await screen.findByRole('dialog', { name: '여러 건 작업' });
  expect(within(dialog).getByRole('progressbar', { name: '100건 중 40건' }).getAttribute('aria-valuenow')).toBe('40');
  fireEvent.click(within(dialog).getByRole('button', { name: '실패한 1건 보기' }));
  const link = await within(dialog).findByRole('link', { name: '260101-ABCD-EFG' });
  expect(link.getAttribute('href')).toBe('/adm/order/o4');
  expect(link.parentElement?.textContent).toContain('지금 주문 상태에서는 할 수 없어요.');
  fireEvent.click(within(dialog).getByRole('button', { name: '송장 올리기 멈추기' }));
  await waitFor(() => expect(sent('POST adm/bulk/stop')).toEqual([{ id: 'b1' }]));
});

it('says how others ended', async () => {
  open(
    { ...bulk, state: 'finished', walked: 100, refused: 0 },
    { ...bulk, id: 'b2', state: 'stopped', reason: 'asked' },
    { ...bulk, id: 'b3', state: 'stopped', reason: 'not_admin', refused: 0 },
  );
  fireEvent.click(await screen.findByRole('button', { name: '작업' }));
  const list = await screen.findByRole('list', { name: '여러 건 작업' });
  const texts = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts[0]).toContain('100건 완료');
  expect(texts[1]).toContain('39건 완료, 1건 실패, 60건 남기고 멈춤');
  expect(texts[2]).toContain('시작한 사람이 관리자가 아니라 멈췄어요');
});

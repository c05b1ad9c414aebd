import type { ConfigHistoryRow } from '@maru/contracts/site/config/config-history.views';
import { firstConfig } from '@maru/contracts/site/config/config.fold';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { openAt } from '../../kernel/store/screen.fixture.tsx';
import { HistorySection } from './history-section.tsx';

afterEach(() => vi.unstubAllGlobals());

const { shipping, areas } = firstConfig;
const row = (revision: number, part: Partial<ConfigHistoryRow>): ConfigHistoryRow => ({
  revision,
  at: Date.UTC(2026, 4, 1),
  by: { id: 'a', name: '이하늘' },
  part: 'shipping',
  before: shipping,
  after: { ...shipping, fee: 2_500 },
  is_undo: false,
  undo: 'possible',
  ...part,
});
const list = [
  row(3, {}),
  row(2, { part: 'areas', before: areas, after: areas.slice(1), undo: 'changed' }),
  row(1, { part: 'returns', by: { id: 'b', name: null }, undo: 'first', before: null, after: { return_fee: 1_000 } }),
];

it('says from what to what, who and when, why something cannot be undone, and takes back what can', async () => {
  const { sent, asked } = openAt('/adm/config/history', <HistorySection />, {
    'GET adm/config/history': () => answer(200, { list, next: null, revision: 3 }),
    'POST adm/config/undo': () => answer(200, firstConfig),
  });
  const rows = within(await screen.findByRole('list', { name: '변경 기록' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/배송비이하늘 · 2026년 05월 01일.*기본 배송비전 3,000원→ 후 2,500원$/),
    expect.stringMatching(/제주 63000-63644.*없음그 뒤에 값이 다시 바뀌어/),
    expect.stringMatching(/알 수 없는 관리자.*처음 정한 값/),
  ]);
  await userEvent.click(screen.getByRole('button', { name: /배송비 변경 되돌리기/ }));
  await userEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  await screen.findByText('앞의 값으로 되돌렸어요.');
  expect(sent('POST adm/config/undo')).toEqual([{ revision: 3 }]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '설정 고르기' }), 'areas');
  await vi.waitFor(() => expect(asked('adm/config/history').at(-1)?.get('part')).toBe('areas'));
});

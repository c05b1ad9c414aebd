import { exampleCompany } from '@maru/contracts/shop/company/company.examples';
import type { ManagedTaxInvoice } from '@maru/contracts/shop/tax-invoice/tax-invoice.table';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { openAt } from '../../kernel/store/screen.fixture.tsx';
import { IssueDialog } from './answer-dialogs.tsx';

const none = { total: 0, free: 0 };
const invoice: ManagedTaxInvoice = {
  ...exampleCompany,
  id: '01900000-0000-7000-8000-0000000000f9',
  user_id: null,
  status: 'requested',
  requested_at: 1,
  answered_at: null,
  approval: null,
  issued_on: null,
  reason: null,
  note: '',
  invoiced: null,
  worth: null,
  amendments: [],
  to_amend: none,
  overstated: false,
  revision: 0,
  number: '20261123-ABCDEF',
  paid_at: Date.parse('2026-11-23T00:00:00Z'),
  issue_by: '2026-12-10',
  total: 120_000,
  sums: { supply: 110_000, vat: 10_000, free: 10_000, total: 120_000 },
  amend_sums: { supply: 0, vat: 0, ...none },
  amend_reason: 'reduced',
};
afterEach(() => vi.unstubAllGlobals());

it('writes down the amount that it shows', async () => {
  const { sent } = openAt('/adm/taxinvoice', <IssueDialog invoice={invoice} onClose={vi.fn<() => void>()} />, {
    'PUT adm/taxinvoice/issue': () => answer(200, {}),
  });
  await screen.findByText('합계 120,000원(이 가운데 면세 10,000원)으로 발행한 것으로 적어요.');
  await userEvent.type(screen.getByLabelText(/승인번호/), '20261123-41000000-12345678');
  await userEvent.click(screen.getByRole('button', { name: '발행 완료' }));
  await screen.findByText('발행한 것으로 적고 메일로 알렸어요.');
  expect(sent('PUT adm/taxinvoice/issue')).toEqual([
    { id: invoice.id, approval: '202611234100000012345678', on: '2026-11-23', total: 120_000, free: 10_000 },
  ]);
});

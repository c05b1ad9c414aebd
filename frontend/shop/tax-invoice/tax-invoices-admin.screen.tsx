import { declineReasons } from '@maru/contracts/shop/tax-invoice/tax-invoice-mail.words';
import {
  type ManagedTaxInvoice,
  taxInvoiceStatusWords,
  taxInvoiceTable,
} from '@maru/contracts/shop/tax-invoice/tax-invoice.table';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { FactList } from '../../design/fact-list.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { formatBusinessNumber } from '../../format/business-number.ts';
import { longDate, seoulDate } from '../../format/seoul-moment.ts';
import { won } from '../../format/number.ts';
import { EmptyState } from '../../design/empty-state.tsx';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { AdminTable } from '../../kernel/table/admin-table.tsx';
import { RowPanel, useOpenRow } from '../../kernel/table/row-panel.tsx';
import type { TableLooks } from '../../kernel/table/table-looks.ts';
import type { TableTab } from '../../kernel/table/table-tabs.tsx';
import { useListTable } from '../../kernel/table/use-list-table.ts';
import { AmendDialog } from './amend-dialog.tsx';
import { AmendFacts } from './amend-facts.tsx';
import { DeclineDialog, IssueDialog } from './answer-dialogs.tsx';

const two = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  columnGap: 4,
  alignItems: 'start',
} as const;

const Facts = ({ invoice }: { invoice: ManagedTaxInvoice }) => (
  <Box sx={two}>
    <FactList
      facts={[
        { label: '등록번호', value: formatBusinessNumber(invoice.registration_number) },
        { label: '대표자', value: invoice.owner },
        { label: '주소', value: invoice.address },
        { label: '업태·종목', value: `${invoice.sector} · ${invoice.trade}` },
        { label: '이메일', value: invoice.email },
      ]}
    />
    <FactList
      facts={[
        { label: '공급가액', value: won(invoice.sums.supply) },
        { label: '부가세', value: won(invoice.sums.vat) },
        ...(invoice.sums.free === 0 ? [] : [{ label: '면세', value: `${won(invoice.sums.free)} (계산서로 발행)` }]),
        { label: '합계', value: won(invoice.sums.total), strong: true },
        ...(invoice.approval === null ? [] : [{ label: '승인번호', value: invoice.approval }]),
        ...(invoice.reason === null
          ? []
          : [{ label: '사유', value: [declineReasons[invoice.reason], invoice.note].filter(Boolean).join('. ') }]),
      ]}
    />
  </Box>
);

const Due = ({ day }: { day: string }) => {
  const [today] = useState(() => seoulDate(Date.now()));
  return (
    <ToneChip
      size="small"
      tone={day < today ? 'red' : 'amber'}
      label={`${longDate(Date.parse(day))}까지${day < today ? ' (지남)' : ''}`}
    />
  );
};

const Steps = ({ invoice }: { readonly invoice: ManagedTaxInvoice }) => {
  const [dialog, setDialog] = useState<'issue' | 'decline' | 'amend'>();
  const close = () => setDialog(undefined);
  return (
    <>
      {invoice.overstated ? (
        <Button variant="contained" sx={{ mt: 2 }} onClick={() => setDialog('amend')}>
          수정 발행 완료
        </Button>
      ) : null}
      {invoice.status === 'requested' ? (
        <Stack direction="row" sx={{ gap: 1, mt: 2 }}>
          <Button variant="contained" onClick={() => setDialog('issue')}>
            발행 완료
          </Button>
          <Button variant="outlined" color="inherit" onClick={() => setDialog('decline')}>
            거절
          </Button>
        </Stack>
      ) : null}
      {dialog === 'issue' ? <IssueDialog invoice={invoice} onClose={close} /> : null}
      {dialog === 'amend' ? <AmendDialog invoice={invoice} onClose={close} /> : null}
      {dialog === 'decline' ? <DeclineDialog invoice={invoice} onClose={close} /> : null}
    </>
  );
};

const Opened = ({ invoice, onClose }: { readonly invoice: ManagedTaxInvoice; readonly onClose: () => void }) => (
  <RowPanel title={invoice.name} onClose={onClose}>
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box component={Link} to={`/adm/order/${invoice.id}`} sx={{ color: 'link' }}>
        주문 {invoice.number}
      </Box>
      <Standing invoice={invoice} />
    </Stack>
    <Facts invoice={invoice} />
    <AmendFacts invoice={invoice} />
    <Steps invoice={invoice} />
  </RowPanel>
);

const tones = { requested: 'amber', issued: 'green', declined: 'grey' } as const;
const Standing = ({ invoice: { status, overstated } }: { readonly invoice: ManagedTaxInvoice }) =>
  overstated ? (
    <ToneChip size="small" tone="red" label="수정 발행 필요" />
  ) : (
    <ToneChip size="small" tone={tones[status]} label={taxInvoiceStatusWords[status]} />
  );

const source = { tags: ['TaxInvoice', 'Order'] } as const;
/** By what the desk has to do. */
const tabs: readonly TableTab[] = [
  { key: 'requested', label: '발행 대기', query: 'status=requested&sort=requested_at' },
  { key: 'overstated', label: '수정 발행 필요', query: 'overstated=1&sort=answered_at' },
  { key: 'issued', label: '발행 완료', query: 'status=issued&sort=-answered_at' },
  { key: 'declined', label: '거절', query: 'status=declined&sort=-answered_at' },
];

/** `/adm/taxinvoice`: who asked for a tax invoice; those who wait have a tab, the longest first. */
export const TaxInvoicesAdminScreen = () => {
  const list = useListTable<ManagedTaxInvoice>(taxInvoiceTable, source);
  const { row, open, close } = useOpenRow(list);
  const looks = useMemo<TableLooks<ManagedTaxInvoice>>(
    () => ({
      unit: '건',
      nameOf: ({ name, number }) => `${name} ${number}`,
      opening: { run: open },
      cells: {
        number: { width: 168 },
        status: { draw: (invoice) => <Standing invoice={invoice} /> },
        issue_by: {
          draw: ({ status, issue_by }) => (status === 'requested' ? <Due day={issue_by} /> : issue_by),
          width: 176,
        },
      },
    }),
    [open],
  );
  return (
    <AdminFrame title="세금계산서">
      <AdminTable list={list} looks={looks} tabs={tabs} isExported empty={<EmptyState title="아직 신청이 없어요" />} />
      {row ? <Opened key={row.id} invoice={row} onClose={close} /> : null}
    </AdminFrame>
  );
};

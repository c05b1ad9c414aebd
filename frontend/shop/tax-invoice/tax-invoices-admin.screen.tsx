import { declineReasons } from '@maru/contracts/shop/tax-invoice/tax-invoice-mail.words';
import type { ManagedTaxInvoice } from '@maru/contracts/shop/tax-invoice/tax-invoice.routes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from 'react-router-dom';
import { FactList } from '../../design/fact-list.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { formatBusinessNumber } from '../../format/business-number.ts';
import { longDate, seoulDate } from '../../format/seoul-moment.ts';
import { won } from '../../format/number.ts';
import { AdminList, firstPageOf } from '../../kernel/admin/admin-list.tsx';
import { AmendDialog } from './amend-dialog.tsx';
import { AmendFacts } from './amend-facts.tsx';
import { DeclineDialog, IssueDialog } from './answer-dialogs.tsx';
import { type TaxInvoiceList, useTaxInvoicesQuery } from './tax-invoice.api.ts';

const tabs: Readonly<Record<TaxInvoiceList, string>> = {
  requested: '발행 대기',
  overstated: '수정 발행 필요',
  issued: '발행 완료',
  declined: '거절',
};

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

const Row = ({ invoice }: { invoice: ManagedTaxInvoice }) => {
  const [dialog, setDialog] = useState<'issue' | 'decline' | 'amend'>();
  const close = () => setDialog(undefined);
  return (
    <Box
      component="li"
      sx={{ py: 2.5, borderBottom: '1px solid', borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 700 }}>{invoice.name}</Typography>
        <Box component={Link} to={`/adm/order/${invoice.id}`} sx={{ color: 'primary.main' }}>
          주문 {invoice.number}
        </Box>
        {invoice.status === 'requested' ? <Due day={invoice.issue_by} /> : null}
        {invoice.overstated ? <ToneChip size="small" tone="red" label="수정 발행 필요" /> : null}
      </Stack>
      <Facts invoice={invoice} />
      <AmendFacts invoice={invoice} />
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
    </Box>
  );
};

/** The tab that a link asks for. */
const askedIn = (query: URLSearchParams): TaxInvoiceList => {
  const asked = query.get('status') ?? '';
  return Object.hasOwn(tabs, asked) ? (asked as TaxInvoiceList) : 'requested';
};

/** `/adm/taxinvoice`: who waits for a tax invoice, the longest first. */
export const TaxInvoicesAdminScreen = () => {
  const [query] = useSearchParams();
  const [filter, setFilter] = useState(firstPageOf(askedIn(query)));
  return (
    <AdminList
      title="세금계산서"
      tabs={tabs}
      filter={filter}
      onFilter={setFilter}
      answer={useTaxInvoicesQuery(filter, { refetchOnMountOrArgChange: true })}
      emptyTitle={filter.status === 'requested' ? '기다리는 신청이 없어요' : '아직 없어요'}
      row={(invoice: ManagedTaxInvoice) => <Row key={invoice.id} invoice={invoice} />}
    />
  );
};

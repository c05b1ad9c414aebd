import { afterSaleRejections } from '@maru/contracts/kernel/after-sale-rejections';
import type { Order } from '@maru/contracts/shop/order/order.views';
import { declineReasons } from '@maru/contracts/shop/tax-invoice/tax-invoice-mail.words';
import type { TaxInvoiceOfOrder } from '@maru/contracts/shop/tax-invoice/tax-invoice.routes';
import type { OwnTaxInvoice } from '@maru/contracts/shop/tax-invoice/tax-invoice.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FactList } from '../../design/fact-list.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { StatementButton } from '../trade-document/statement-button.public.tsx';
import { AmendmentList } from './amendment-list.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { type OrderOf, useTaxInvoiceQuery } from './tax-invoice.api.ts';

const chips = {
  requested: { tone: 'amber', label: '발행 대기' },
  issued: { tone: 'green', label: '발행 완료' },
  declined: { tone: 'red', label: '발행하지 못함' },
} as const;

const Asked = ({ invoice }: { invoice: OwnTaxInvoice }) => (
  <Box>
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <Typography sx={{ fontWeight: 600 }}>세금계산서</Typography>
      <ToneChip size="small" {...chips[invoice.status]} />
    </Stack>
    <FactList
      facts={[
        { label: '상호', value: invoice.name },
        { label: '이메일', value: invoice.email },
        ...(invoice.approval === null ? [] : [{ label: '승인번호', value: invoice.approval }]),
        ...(invoice.reason === null
          ? []
          : [{ label: '사유', value: [declineReasons[invoice.reason], invoice.note].filter(Boolean).join('. ') }]),
      ]}
    />
    <AmendmentList amendments={invoice.amendments} />
    {invoice.overstated ? (
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        돌려드린 금액만큼 수정세금계산서를 발행해 드릴게요.
      </Typography>
    ) : null}
  </Box>
);

const askLabels = { requested: '신청 내용 수정', declined: '다시 신청', none: '세금계산서 신청' } as const;

const AskButton = ({ invoice, order }: { invoice: OwnTaxInvoice | null; order: OrderOf }) => {
  const [open, setOpen] = useState(false);
  const status = invoice?.status ?? 'none';
  if (status === 'issued') return null;
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)} sx={{ alignSelf: 'start' }}>
        {askLabels[status]}
      </Button>
      {open ? <RequestDialog order={order} before={invoice} onClose={() => setOpen(false)} /> : null}
    </>
  );
};

const TaxInvoice = ({ answer, order }: { answer: TaxInvoiceOfOrder; order: OrderOf }) => {
  const { tax_invoice: invoice, refusal } = answer;
  return (
    <>
      {invoice ? <Asked invoice={invoice} /> : null}
      {refusal === null ? <AskButton invoice={invoice} order={order} /> : null}
      {refusal !== null && !invoice ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {afterSaleRejections[refusal].message}
        </Typography>
      ) : null}
    </>
  );
};

interface OrderDocumentsProps {
  readonly order: Pick<Order, 'id' | 'method'>;
  /** What a guest shows in place of a login. */
  readonly proof?: OrderOf['proof'];
}

const Papers = ({ order: { id }, proof }: OrderDocumentsProps) => {
  const of = { id, proof };
  const { data } = useTaxInvoiceQuery(of, { refetchOnMountOrArgChange: true });
  return (
    <SectionCard title="거래 서류" text="사업자라면 거래명세서와 세금계산서를 받을 수 있어요.">
      <Stack sx={{ gap: 2, mt: 2, alignItems: 'stretch' }}>
        <Box>
          <StatementButton orderId={id} proof={proof} />
        </Box>
        {data ? <TaxInvoice answer={data} order={of} /> : null}
      </Stack>
    </SectionCard>
  );
};

/** What a business gets for a paid order; nothing before. */
export const OrderDocuments = (props: OrderDocumentsProps) =>
  props.order.method === null ? null : <Papers {...props} />;

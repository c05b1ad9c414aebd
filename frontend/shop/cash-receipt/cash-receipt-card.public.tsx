import type { Order } from '@maru/contracts/shop/order/order.views';
import { isPaidInCash } from '@maru/contracts/shop/payment/payment-ways';
import type { CashReceiptOfOrder, OwnCashReceipt } from '@maru/contracts/shop/cash-receipt/cash-receipt.routes';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Fact, FactList } from '../../design/fact-list.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { won } from '../../format/number.ts';
import { AskReceiptDialog } from './ask-receipt-dialog.tsx';
import { type ReceiptOrder, useCashReceiptQuery } from './cash-receipt.api.ts';
import { receiptChips, receiptUses } from './receipt-words.ts';

/** It follows the money within seconds. */
const whileSettlingMs = 2_000;

const factsOf = ({ use, number, amount, issue_number }: OwnCashReceipt): readonly Fact[] => [
  { label: '용도', value: receiptUses[use] },
  ...(number === '' ? [] : [{ label: '발급받은 번호', value: number }]),
  { label: '금액', value: won(amount) },
  ...(issue_number === '' ? [] : [{ label: '승인번호', value: issue_number }]),
];

const hints = {
  self: '신청한 번호가 없어 국세청 지정 번호로 발급했어요. 번호를 알려 주시면 다시 발급해 드려요.',
  refused: '알려 주신 번호로 발급하지 못했어요. 번호를 확인하고 다시 신청해 주세요.',
  none: '번호를 알려 주시면 현금영수증을 발급해 드려요.',
} as const;
const hintOf = ({ cash_receipt: receipt, refusal, settling }: CashReceiptOfOrder) => {
  if (refusal !== null || settling) return undefined;
  if (!receipt) return hints.none;
  return receipt.status === 'refused' ? hints.refused : hints.self;
};

const Written = ({ receipt }: { readonly receipt: OwnCashReceipt }) => (
  <Box>
    <ToneChip size="small" {...receiptChips[receipt.status]} />
    <FactList facts={factsOf(receipt)} />
    {receipt.status === 'issued' && receipt.url !== '' ? (
      <Button
        href={receipt.url}
        target="_blank"
        rel="noreferrer"
        variant="outlined"
        color="inherit"
        endIcon={<OpenInNewRounded />}
        sx={{ mt: 2 }}
      >
        현금영수증 보기
      </Button>
    ) : null}
  </Box>
);

const Coming = () => <Typography sx={{ color: 'text.secondary' }}>현금영수증을 발급하고 있어요.</Typography>;

const Receipt = ({ of, answer }: { readonly of: ReceiptOrder; readonly answer: CashReceiptOfOrder }) => {
  const [asking, setAsking] = useState(false);
  const hint = hintOf(answer);
  return (
    <Stack sx={{ mt: 1.5, gap: 2 }}>
      {answer.cash_receipt ? <Written receipt={answer.cash_receipt} /> : null}
      {answer.settling && !answer.cash_receipt ? <Coming /> : null}
      {hint === undefined ? null : (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {hint}
          </Typography>
          <Button variant="outlined" color="inherit" onClick={() => setAsking(true)} sx={{ alignSelf: 'start' }}>
            현금영수증 신청
          </Button>
        </>
      )}
      {asking ? <AskReceiptDialog of={of} onClose={() => setAsking(false)} /> : null}
    </Stack>
  );
};

interface CashReceiptCardProps {
  readonly order: Pick<Order, 'id' | 'method'>;
  /** What a guest shows in place of a login. */
  readonly proof?: ReceiptOrder['proof'];
}
/** Neither is there one, nor can one be asked for, nor is one coming. */
const isNothing = ({ cash_receipt, refusal, settling }: CashReceiptOfOrder) =>
  cash_receipt === null && refusal !== null && !settling;

/** Asks again while it is about to change. */
const useReceipt = (of: ReceiptOrder) => {
  const [isSettling, setSettling] = useState(false);
  const { data } = useCashReceiptQuery(of, isSettling ? { pollingInterval: whileSettlingMs } : {});
  const settles = data?.settling === true;
  if (settles !== isSettling) setSettling(settles);
  return data;
};
const Loaded = ({ order: { id }, proof }: CashReceiptCardProps) => {
  const of = { id, ...(proof && { proof }) };
  const answer = useReceipt(of);
  if (!answer || isNothing(answer)) return null;
  return (
    <SectionCard title="현금영수증">
      <Receipt of={of} answer={answer} />
    </SectionCard>
  );
};

/** 현금영수증 of an order that was paid in cash: the one that stands, and asking for one. */
export const CashReceiptCard = (props: CashReceiptCardProps) =>
  isPaidInCash(props.order.method) ? <Loaded {...props} /> : null;

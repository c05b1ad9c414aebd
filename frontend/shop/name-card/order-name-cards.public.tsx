import type { NameCardsOfOrder } from '@maru/contracts/shop/name-card/name-card.routes';
import { mayBeEdited } from '@maru/contracts/shop/name-card/name-card.rules';
import type { OwnNameCard } from '@maru/contracts/shop/name-card/name-card.views';
import type { Order } from '@maru/contracts/shop/order/order.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SectionCard } from '../../design/section-card.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { CardDialog } from './card-dialog.tsx';
import { CardFacts } from './card-facts.tsx';
import { useApproveProofMutation, useNameCardsQuery } from './name-card.api.ts';
import { cardStates } from './name-card-words.ts';
import { ProofView } from './proof-view.tsx';
import { RejectDialog } from './reject-dialog.tsx';

const ProofButtons = ({ card: { order_id, no, version } }: { readonly card: OwnNameCard }) => {
  const seen = { order_id, no, version };
  const [isOpen, setOpen] = useState(false);
  const [run] = useApproveProofMutation();
  const { ask, question } = useConfirmed({
    title: '이 시안대로 인쇄할까요?',
    text: '승인하면 인쇄를 시작하고, 내용을 바꾸거나 취소할 수 없어요. 글자와 숫자를 한 번 더 확인해 주세요.',
    confirm: '승인',
    run: () => run(seen),
    done: '시안을 승인했어요.',
  });
  return (
    <>
      <Button variant="contained" onClick={() => ask()}>
        시안 승인
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        수정 요청
      </Button>
      {question}
      {isOpen ? <RejectDialog seen={seen} onClose={() => setOpen(false)} /> : null}
    </>
  );
};

type Printed = NameCardsOfOrder['cards'][number];

const Filled = ({ card }: { readonly card: OwnNameCard }) => (
  <>
    <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
      {cardStates[card.status].next}
    </Typography>
    {card.proof === null ? null : (
      <Box sx={{ mt: 2 }}>
        <ProofView card={card} height={220} />
      </Box>
    )}
    <CardFacts card={card} />
  </>
);

interface LineProps {
  readonly orderId: string;
  readonly printed: Printed;
}

const Head = ({ printed: { name, option, card } }: Pick<LineProps, 'printed'>) => {
  const chip = card ? cardStates[card.status] : ({ tone: 'amber', label: '내용 입력 필요' } as const);
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography sx={{ fontWeight: 600 }}>{[name, option].filter((part) => part).join(' · ')}</Typography>
      <ToneChip size="small" tone={chip.tone} label={chip.label} />
    </Stack>
  );
};

/** Typing it, for the first time or anew. */
const FillIn = ({ orderId, printed: { no, card } }: LineProps) => {
  const [isOpen, setOpen] = useState(false);
  const look = card ? ({ variant: 'text', color: 'inherit' } as const) : ({ variant: 'contained' } as const);
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {card ? '내용 수정' : '명함 내용 입력'}
      </Button>
      {isOpen ? <CardDialog line={{ order_id: orderId, no }} card={card} onClose={() => setOpen(false)} /> : null}
    </>
  );
};

const Line = ({ orderId, printed }: LineProps) => {
  const { card } = printed;
  return (
    <Box
      component="li"
      sx={{ py: 2, borderBottom: '1px solid', borderColor: 'divider', '&:last-of-type': { border: 0 } }}
    >
      <Head printed={printed} />
      {card ? <Filled card={card} /> : null}
      <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
        {card?.status === 'proofed' ? <ProofButtons card={card} /> : null}
        {mayBeEdited(card ?? undefined) ? <FillIn orderId={orderId} printed={printed} /> : null}
      </Stack>
    </Box>
  );
};

const Cards = ({ orderId }: { readonly orderId: string }) => {
  const { data } = useNameCardsQuery(orderId, { refetchOnMountOrArgChange: true });
  if (!data || data.cards.length === 0) return null;
  return (
    <SectionCard title="명함 만들기" text="시안을 승인하면 인쇄해서 보내 드려요.">
      <Box component="ul" aria-label="명함" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {data.cards.map((printed) => (
          <Line key={printed.no} orderId={orderId} printed={printed} />
        ))}
      </Box>
    </SectionCard>
  );
};

/** What is printed to order, once it is paid: filling it in, and the proof. */
export const OrderNameCards = ({ order }: { readonly order: Pick<Order, 'id' | 'user_id' | 'method' | 'lines'> }) =>
  order.user_id !== null && order.method !== null && order.lines.some(({ printed }) => printed === true) ? (
    <Cards orderId={order.id} />
  ) : null;

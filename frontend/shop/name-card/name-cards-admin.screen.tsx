import { mayBeEdited, mayBePrinted } from '@maru/contracts/shop/name-card/name-card.rules';
import type { ManagedNameCard } from '@maru/contracts/shop/name-card/name-card.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ToneChip } from '../../design/tone-chip.tsx';
import { longDate } from '../../format/seoul-moment.ts';
import { AdminList, firstPageOf } from '../../kernel/admin/admin-list.tsx';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { CardFacts } from './card-facts.tsx';
import { type NameCardList, useManagedNameCardsQuery, usePrintNameCardMutation } from './name-card.api.ts';
import { ProofView } from './proof-view.tsx';
import { ProofDialog } from './proof-dialog.tsx';

/** By what the desk has to do. */
const tabs: Readonly<Record<NameCardList, string>> = {
  requested: '시안 대기',
  rejected: '수정 요청',
  proofed: '구매자 확인 중',
  unanswered: '답이 없는 시안',
  approved: '인쇄 대기',
  printed: '인쇄 완료',
};

const Buttons = ({ card }: { readonly card: ManagedNameCard }) => {
  const [isOpen, setOpen] = useState(false);
  const [run] = usePrintNameCardMutation();
  const { ask, question } = useConfirmed({
    title: '인쇄를 마쳤나요?',
    text: '주문한 분께 메일로 알려요.',
    confirm: '인쇄 완료',
    run: () => run({ order_id: card.order_id, no: card.no }),
    done: '인쇄한 것으로 적었어요.',
  });
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 2 }}>
      {mayBeEdited(card) ? (
        <Button variant={card.status === 'proofed' ? 'outlined' : 'contained'} onClick={() => setOpen(true)}>
          {card.proof === null ? '시안 올리기' : '새 시안 올리기'}
        </Button>
      ) : null}
      {mayBePrinted(card) ? (
        <Button variant="contained" onClick={() => ask()}>
          인쇄 완료
        </Button>
      ) : null}
      {question}
      {isOpen ? <ProofDialog card={card} onClose={() => setOpen(false)} /> : null}
    </Stack>
  );
};

const Row = ({ card }: { readonly card: ManagedNameCard }) => (
  <Box
    component="li"
    sx={{ py: 2.5, borderBottom: '1px solid', borderColor: 'divider', '&:last-of-type': { border: 0 } }}
  >
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography sx={{ fontWeight: 700 }}>{card.name}</Typography>
      <Box component={Link} to={`/adm/order/${card.order_id}`} sx={{ color: 'primary.main' }}>
        주문 {card.number}
      </Box>
      {card.unanswered && card.quantity > 0 ? (
        <ToneChip size="small" tone="red" label={`${longDate(card.proofed_at ?? 0)}부터 답이 없어요`} />
      ) : null}
      {card.quantity === 0 ? <ToneChip size="small" tone="grey" label="취소된 주문" /> : null}
    </Stack>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {card.item} {card.quantity}개
    </Typography>
    <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 3 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <CardFacts card={card} />
      </Box>
      {card.proof === null ? null : (
        <Box sx={{ mt: 1.5 }}>
          <ProofView card={card} height={160} />
        </Box>
      )}
    </Stack>
    {card.quantity === 0 ? null : <Buttons card={card} />}
  </Box>
);

/** `/adm/namecard/print`: cards by what has to be done with them. */
export const NameCardsAdminScreen = () => {
  const [filter, setFilter] = useState(firstPageOf<NameCardList>('requested'));
  return (
    <AdminList
      title="시안·인쇄 주문"
      tabs={tabs}
      filter={filter}
      onFilter={setFilter}
      answer={useManagedNameCardsQuery(filter, { refetchOnMountOrArgChange: true })}
      emptyTitle="여기에는 명함이 없어요"
      row={(card: ManagedNameCard) => <Row key={card.id} card={card} />}
    />
  );
};

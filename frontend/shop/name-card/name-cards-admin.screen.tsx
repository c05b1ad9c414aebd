import { mayBeEdited, mayBePrinted } from '@maru/contracts/shop/name-card/name-card.rules';
import { nameCardStatusWords, nameCardTable } from '@maru/contracts/shop/name-card/name-card.table';
import type { ManagedNameCard } from '@maru/contracts/shop/name-card/name-card.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../design/empty-state.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { longDate } from '../../format/seoul-moment.ts';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { AdminTable } from '../../kernel/table/admin-table.tsx';
import { RowPanel, useOpenRow } from '../../kernel/table/row-panel.tsx';
import type { TableLooks } from '../../kernel/table/table-looks.ts';
import type { TableTab } from '../../kernel/table/table-tabs.tsx';
import { useListTable } from '../../kernel/table/use-list-table.ts';
import { CardFacts } from './card-facts.tsx';
import { cardStates } from './name-card-words.ts';
import { usePrintNameCardMutation } from './name-card.api.ts';
import { ProofView } from './proof-view.tsx';
import { ProofDialog } from './proof-dialog.tsx';

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

const Chips = ({ card }: { readonly card: ManagedNameCard }) => (
  <>
    {card.unanswered && card.quantity > 0 ? (
      <ToneChip size="small" tone="red" label={`${longDate(card.proofed_at ?? 0)}부터 답이 없어요`} />
    ) : null}
    {card.quantity === 0 ? <ToneChip size="small" tone="grey" label="취소된 주문" /> : null}
  </>
);

const Opened = ({ card, onClose }: { readonly card: ManagedNameCard; readonly onClose: () => void }) => (
  <RowPanel title={card.name} onClose={onClose}>
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box component={Link} to={`/adm/order/${card.order_id}`} sx={{ color: 'link' }}>
        주문 {card.number}
      </Box>
      <Chips card={card} />
    </Stack>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {card.item} {card.quantity}개
    </Typography>
    <CardFacts card={card} />
    {card.proof === null ? null : (
      <Box sx={{ mt: 1.5 }}>
        <ProofView card={card} height={160} />
      </Box>
    )}
    {card.quantity === 0 ? null : <Buttons card={card} />}
  </RowPanel>
);

const Standing = ({ card }: { readonly card: ManagedNameCard }) =>
  card.quantity === 0 ? (
    <ToneChip size="small" tone="grey" label="취소된 주문" />
  ) : (
    <ToneChip size="small" tone={cardStates[card.status].tone} label={nameCardStatusWords[card.status]} />
  );

const source = { tags: ['NameCard'] } as const;
const waiting = (work: string) => `work=${work}&sort=changed_at`;
/** By what the desk has to do, what waits longest first. */
const tabs: readonly TableTab[] = [
  { key: 'requested', label: '시안 대기', query: waiting('requested') },
  { key: 'rejected', label: '수정 요청', query: waiting('rejected') },
  { key: 'proofed', label: '구매자 확인 중', query: waiting('proofed') },
  { key: 'unanswered', label: '답이 없는 시안', query: waiting('unanswered') },
  { key: 'approved', label: '인쇄 대기', query: waiting('approved') },
  { key: 'printed', label: '인쇄 완료', query: 'work=printed' },
];

/** `/adm/namecard/print`: cards by what has to be done with them. */
export const NameCardsAdminScreen = () => {
  const list = useListTable<ManagedNameCard>(nameCardTable, source);
  const { row, open, close } = useOpenRow(list);
  const looks = useMemo<TableLooks<ManagedNameCard>>(
    () => ({
      unit: '장',
      nameOf: ({ name, number }) => `${name} ${number}`,
      opening: { run: open },
      cells: {
        number: { width: 168 },
        quantity: { width: 72 },
        status: { draw: (card) => <Standing card={card} />, width: 144 },
      },
    }),
    [open],
  );
  return (
    <AdminFrame title="시안·인쇄 주문">
      <AdminTable list={list} looks={looks} tabs={tabs} isExported empty={<EmptyState title="아직 명함이 없어요" />} />
      {row ? <Opened key={row.id} card={row} onClose={close} /> : null}
    </AdminFrame>
  );
};
